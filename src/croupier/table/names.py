"""Every command and event that all tables share: the one list behind the names in a record.

A name is written down with what it names and never changes; a class that comes to mean something
else, or has other fields, gets a new number and the old one stays readable."""

from croupier.table import commands as c
from croupier.table import events as e
from croupier.table import table_commands as tc
from croupier.table import table_events as te

COMMANDS: tuple[type[c.Given], ...] = (
    tc.OpenTable,
    tc.OpenRound,
    tc.TakeSeat,
    tc.LeaveSeat,
    tc.BuyChips,
    tc.CashOut,
    tc.MarkCutCard,
    tc.ChangeSettings,
    tc.VoidEarlierRounds,
    c.PlaceBet,
    c.WithdrawBet,
    c.RejectBets,
    c.CloseBetting,
    c.DealCard,
    c.DealTogether,
    c.TurnCards,
    c.AskSqueeze,
    c.GrantSqueeze,
    c.ReportFact,
    c.Rule,
    c.FixOrder,
    c.ChooseOption,
    c.TimeRanOut,
    c.DecideUnresolved,
    c.ReplaceCards,
)

EVENTS: tuple[type[e.Happened], ...] = (
    te.TableOpened,
    te.RoundOpened,
    te.ShoeStarted,
    te.CardsHeldOver,
    te.CutCardCameOut,
    te.SeatTaken,
    te.SeatLeft,
    te.ChipsBought,
    te.ChipsCashedOut,
    te.SettingsChanged,
    te.Claimed,
    te.EarlierRoundsInDoubt,
    te.EarlierRoundVoided,
    e.BetPlaced,
    e.BetReduced,
    e.LimitBreached,
    e.MinimumAdvised,
    e.BettingClosed,
    e.CardDealt,
    e.CardTurned,
    e.CardMoved,
    e.SqueezeAsked,
    e.SqueezeGranted,
    e.CardFoundElsewhere,
    e.FactReported,
    e.RulingMade,
    e.HaltMoved,
    e.ReconstructionRuled,
    e.OrderPicked,
    e.DecisionMade,
    e.OptionChosen,
    e.HaltLifted,
    e.ReportUnfounded,
    e.CardsReconstructed,
    e.WagerSettled,
    e.SettlementReversed,
    e.RoundConcluded,
    e.RoundVoided,
    e.CardsToBeReplaced,
)
