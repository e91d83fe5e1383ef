import type { Address } from '../address.ts'

export type Share = { account: Address; weight: number }

const WHOLE_BPS = 10_000

/** Who gets what of a captured payment: the shop, and the house its fee. The contract divides by these weights. */
export function splitFor({
  payout,
  feeBps,
  house,
}: {
  payout: Address
  feeBps: number
  house: Address
}): Share[] {
  const parts = [
    { account: payout, weight: WHOLE_BPS - feeBps },
    { account: house, weight: feeBps },
  ]
  return parts.filter(({ weight }) => weight > 0)
}
