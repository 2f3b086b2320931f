"""What a bet does to somebody's chips: sessions, ruin, doubling, Kelly stakes and progressions.

Everything rests on the exact results of the bet (`croupier.probability`); no round is dealt.
"""
