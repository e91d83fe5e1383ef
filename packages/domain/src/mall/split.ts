import type { Address } from '../address.ts'

export type Share = { account: Address; weight: number }

const WHOLE_BPS = 10_000

/** How a captured payment is split: the shop's share and the platform's fee. The contract divides by these weights. */
export function splitFor({
  payout,
  feeBps,
  platform,
}: {
  payout: Address
  feeBps: number
  platform: Address
}): Share[] {
  const parts = [
    { account: payout, weight: WHOLE_BPS - feeBps },
    { account: platform, weight: feeBps },
  ]
  return parts.filter(({ weight }) => weight > 0)
}
