/** How rare a pet is among the ten thousand, rarest first, with the last rank of each tier; rank 1 is the rarest pet. */
const lastRanks = { legendary: 100, epic: 600, rare: 2_000, uncommon: 5_000, common: 10_000 } as const

export const petTiers = ['legendary', 'epic', 'rare', 'uncommon', 'common'] as const
export type PetTier = keyof typeof lastRanks

export function tierOfRank(rank: number): PetTier {
  const tier = petTiers.find((name) => rank <= lastRanks[name])
  if (!tier || rank < 1) throw new RangeError(`No pet has the rank ${rank}.`)
  return tier
}

/** How many of the ten thousand are in each tier. */
export function tierSize(tier: PetTier): number {
  const above = petTiers[petTiers.indexOf(tier) - 1]
  return lastRanks[tier] - (above === undefined ? 0 : lastRanks[above])
}
