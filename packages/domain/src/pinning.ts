/** Why the house's IPFS node does not hold a file yet. Each has words of its own. */
export const pinFaults = ['out_of_reach', 'refused', 'other_address', 'missing'] as const
export type PinFault = (typeof pinFaults)[number]

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long to wait after so many tries that failed: twice as long each time, and never longer than a day. It never gives up. */
export function nextPinTry(tries: number): number {
  return Math.min(MINUTE * 2 ** Math.min(tries - 1, 20), DAY)
}
