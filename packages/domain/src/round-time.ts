/** How long after its time a beacon round can be submitted; then what was paid for it is refunded. Constant in the contract. */
export const ROUND_TIMEOUT_DAYS = 7

const DAY_SECONDS = 24 * 60 * 60

/** The beacon's first round and the seconds between rounds, as its contract states them. */
export type Beacon = { genesis: number; period: number }

/** When a round's number is drawn, in Unix seconds; rounds count from 1. */
export function roundTime({ genesis, period }: Beacon, round: number): number {
  return genesis + (Math.max(1, round) - 1) * period
}

/** From when on a round that was not submitted is refunded. */
export function refundTime(beacon: Beacon, round: number): number {
  return roundTime(beacon, round) + ROUND_TIMEOUT_DAYS * DAY_SECONDS
}
