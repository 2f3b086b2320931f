"""What a bet does to somebody's chips: sessions, ruin, doubling, Kelly stakes and progressions.

Everything rests on the exact results of the bet (`croupier.mathematics.exact`); no round is dealt.
"""
