// Made from the frames' JSON Schema by tests/floor/web/frame_types.py; not to be edited.

export interface Advice {
  number: number;
  question: string | null;
  moves: MoveWorth[];
  bets: BetWorth[];
  note: Message | null;
  kind: Kind | null;
}

export interface AdviceFrame {
  type: "advice";
  id: string;
  advice: Advice;
}

export interface Amount {
  is: "amount";
  cents: number;
}

export interface Asked {
  player: string;
  box: number | null;
  hand: number | null;
}

export interface Awaited {
  question: string;
  kind: Kind;
  player: string | null;
  rank: Rank;
  cites: string[];
  box: number | null;
  hand: number | null;
  silence: { type: string; [field: string]: any } | null;
  until: Until;
  place: Place | null;
  words: string[];
}

export interface AwaitingChoices {
  type: "awaiting-choices.1";
  asked: Asked[];
}

export interface AwaitingDecision {
  type: "awaiting-decision.1";
}

export interface AwaitingOrder {
  type: "awaiting-order.1";
  player: string | null;
}

export interface AwaitingRuling {
  type: "awaiting-ruling.1";
  rank: number;
  words: string[];
}

export interface BetSeen {
  id: number;
  player: string;
  spot: Spot;
  stake_cents: number;
  action_cents: number;
  turned_away_cents: number;
  limited_by: string[];
  hand: number | null;
  number: number | null;
  stage: string | null;
  odds: Odds | null;
  settlement: Settlement | null;
  decided: Settlement | null;
  why: Message[];
}

export interface BetWorth {
  bet: string;
  on: string | null;
  edge: number;
}

export interface ByRank {
  ranks: string[];
  outcome: string | null;
  cites: string[];
  fates: Fate[];
  suits: string[];
}

export interface CardSeen {
  number: number;
  face: string | null;
}

export interface CardsMove {
  is: "cards";
  name: string;
  places: (Place | null)[];
  face_up: boolean;
  face_down: boolean;
  fewest: number;
  most: number | null;
}

export interface CaseFrame {
  type: "case";
  case: CaseSeen | null;
}

export interface CaseSeen {
  question: string;
  what: Message[];
  choices: Message[];
  chosen: number | null;
  right: boolean | null;
  ends: End[];
  goes_on: number | null;
}

export interface Clock {
  question: string;
  left_s: number;
  of_s: number;
}

export interface ClosingFrame {
  type: "closing";
  message: Message;
}

export interface CommitmentSeen {
  number: number;
  commitment: string;
}

export interface CompanionSeen {
  name: string;
  box: number | null;
  leaving: boolean;
}

export interface Cost {
  number: number;
  question: string | null;
  cost_cents: number;
  command: { type: string; [field: string]: any } | null;
  best: { type: string; [field: string]: any } | null;
  kind: Kind | null;
}

export interface CostFrame {
  type: "cost";
  round: number;
  costs: Cost[];
  round_cents: number;
  all_cents: number;
}

export interface Depends {
  place: Place;
  by_rank: ByRank[];
  cards_to_come: number;
}

export interface DifferentialSeen {
  sides: SideSeen[];
  leads: string | null;
  lead_cents: number;
  room_cents: number;
}

export interface Do {
  type: "do";
  id: string;
  command: any;
  answering?: string | null;
}

export interface DoneFrame {
  type: "done";
  id: string;
  version: number;
  position: number;
}

export interface End {
  effect: Message;
  cites: string[];
  outlook: OutlookSeen;
}

export interface Fate {
  wager_id: number;
  player: string;
  spot: Spot;
  result: Result | null;
  payout_cents: number | null;
}

export type Grid = "box" | "crossing" | "edge" | "edge-crossing" | "line" | "number";

export interface HaltSeen {
  number: number;
  fact: { type: string; [field: string]: any };
  paragraph: string;
  awaiting: AwaitingRuling | AwaitingChoices | AwaitingOrder | AwaitingDecision | null;
}

export interface HandSeen {
  place: Place;
  number: number | null;
  cards: CardSeen[];
  worth: Message | null;
  laid: Laid | null;
}

export interface Hint {
  type: "hint";
  id: string;
}

export interface InBox {
  type: "box";
  ring: number;
  order: number;
  side: Side;
}

export type Kind = "arrange" | "card" | "close" | "deal-on" | "decision" | "follow" | "insurance" | "next-round" | "option" | "order" | "play" | "ruling" | "spin" | "squeeze" | "turn" | "window";

export interface Laid {
  state: string;
  parts: Part[];
}

export interface Listed {
  is: "list";
  values: (string | number | Amount | Listed | Message)[];
  joined: "and" | "clauses" | "comma" | "or" | "row";
}

export interface Message {
  is: "message";
  key: string;
  values?: Record<string, string | number | Amount | Listed | Message>;
}

export interface Move {
  is: "move";
  command: { type: string; [field: string]: any };
  amount: string | null;
  smallest_cents: number;
  largest_cents: number | null;
  step_cents: number;
  free: string[];
  makes: Part[];
  back_cents: number | null;
}

export interface MoveWorth {
  command: { type: string; [field: string]: any } | null;
  worth_cents: number;
  cost_cents: number;
}

export interface NotKnownFrame {
  type: "not-known";
  id: string;
  message: Message;
}

export interface Odds {
  numerator: number;
  denominator: number;
}

export interface OnGrid {
  type: "grid";
  kind: Grid;
  numbers: string[];
}

export interface OutlookSeen {
  word: RulingWord | null;
  rulings: Ruled[];
  asked: Asked[];
  hands: HandSeen[];
  if_all_stay: Fate[];
  if_all_take_back: Fate[];
  depends: Depends | null;
}

export interface Part {
  cards: string[];
  worth: Message;
}

export interface Pass {
  type: "pass";
  question: string;
}

export interface PayLine {
  bet: string;
  odds: Odds;
  cites: string[];
  when: Message | null;
  commission: Odds | null;
}

export interface Ping {
  type: "ping";
}

export interface Place {
  area: string;
  box: number | null;
  hand: number | null;
}

export interface PongFrame {
  type: "pong";
}

export interface Preparing {
  step: Step;
  message: Message;
  cites: string[];
}

export type Rank = 0 | 1 | 2 | 3 | 4;

export interface Ranked {
  worth: Message;
  hands: (string[])[];
  equal: boolean;
}

export interface ReadySeen {
  said: string[];
  of: string[];
}

export type Reason = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

export interface Refused {
  reason: Reason;
  message: Message;
  cites: string[];
  room_cents: number | null;
}

export interface RefusedFrame {
  type: "refused";
  id: string | null;
  reason: string;
  message: Message;
  cites: string[];
  room_cents: number | null;
}

export interface RefusedMove {
  command: { type: string; [field: string]: any };
  refused: Refused;
}

export interface RequestSeen {
  command: string;
  refused: Message | null;
}

export type Result = "lose" | "push" | "returned" | "win";

export interface RevealedFrame {
  type: "revealed";
  number: number;
  commitment: string;
  salt: string;
  order: string[];
}

export type Role = "dealer" | "pit" | "player" | "surveillance" | "watcher";

export interface Room {
  spot: Spot;
  room_cents: number | null;
}

export interface Row {
  thread: string;
  head: string | Message;
  more: string | Message | null;
  cites: string[];
}

export interface Ruled {
  cites: string[];
  effect: Message;
  by: string | null;
  reason: string;
}

export interface Ruling {
  type: "ruling";
  id: string;
  question: string;
  choice: number;
}

export type RulingWord = "cannot" | "confirm" | "intentional" | "reconstruct" | "unaffected" | "unfounded";

export interface Say {
  type: "say";
  id: string;
  line: string;
  answering?: string | null;
}

export interface Settlement {
  result: Result;
  payout_cents: number;
  cites: string[];
  commission_cents: number;
  odds: Odds | null;
  lost_part: Odds | null;
}

export interface Shared {
  type: "shared";
  row: number;
  order: number;
}

export type Side = "centre" | "left" | "right";

export interface SideSeen {
  bet: string;
  cents: number;
}

export interface Sign {
  game: string;
  book: string;
  edition: string;
  kind: TableKind;
  layout: string;
  decks: number;
  boxes: number[];
  unit_cents: number;
  differential_cents: number | null;
  pays: PayLine[];
  spots: SpotOnSign[];
  limits_cite: string;
  ranking: Ranked[];
}

export interface SignFrame {
  type: "sign";
  sign: Sign;
}

export interface Spot {
  bet: string;
  box: number | null;
  on: string | null;
}

export interface SpotOnSign {
  spot: Spot;
  where: InBox | Shared | OnGrid;
  minimum_cents: number;
  maximum_cents: number | null;
}

export interface Squeeze {
  player: string;
  place: Place;
  first: boolean;
  granted: boolean;
}

export type Status = "betting" | "concluded" | "play" | "void";

export type Step = "confirm" | "count" | "dealer";

export interface TableFrame {
  type: "table";
  version: number;
  condition: string;
  shared: Partial<View>;
  own: Partial<View>;
  purse_cents: number | null;
  wallet_cents: number | null;
  clocks: Clock[];
  queue: string[];
  shoe: CommitmentSeen | null;
  now: Row | null;
  told: Told[];
  ready: ReadySeen | null;
  companions: CompanionSeen[];
  requests: RequestSeen[];
  preparing: Preparing | null;
}

export type TableKind = "electronic" | "recorded";

export interface Told {
  kind: string;
  message: string | Message;
  cites: string[];
  rows: Row[] | null;
}

export interface TroubleFrame {
  type: "trouble";
  message: Message;
}

export type Until = "answered" | "next-card";

export interface View {
  viewer: Viewer;
  version: number;
  sign: Sign;
  number: number;
  status: Status;
  outcome: string | null;
  seats: Record<string, string>;
  sits_at: number[];
  purse_cents: number | null;
  hands: HandSeen[];
  bets: BetSeen[];
  rooms: Room[];
  squeezes: Squeeze[];
  halts: HaltSeen[];
  rulings: Ruled[];
  awaited: Awaited[];
  moves: (Move | CardsMove)[];
  refused: RefusedMove[];
  cards_left: number;
  cut_card_out: boolean;
  offered: PayLine[];
  deciders: Record<string, string>;
  differential: DifferentialSeen | null;
  purses: Record<string, number> | null;
  claims: Record<string, number> | null;
}

export interface Viewer {
  role: Role;
  name: string;
  rank: Rank;
}

export type ClientFrame = Do | Say | Pass | Ping | Hint | Ruling;

export type ServerFrame = SignFrame | TableFrame | RevealedFrame | DoneFrame | RefusedFrame | NotKnownFrame | TroubleFrame | ClosingFrame | PongFrame | AdviceFrame | CostFrame | CaseFrame;
