/** Below this many seconds the difference is the age of the last block, not a wrong clock. */
const TOLERATED = 30

/**
 * When the device's clock will show what the chain's clock calls `chainTime`, in seconds: a countdown runs by the
 * device, and opening and closing are decided by the chain.
 */
export function deviceTimeOf(chainTime: number, blockTime: number | undefined, readAtMs: number): number {
  const drift = blockTime === undefined ? 0 : Math.round(readAtMs / 1000) - blockTime
  return Math.abs(drift) < TOLERATED ? chainTime : chainTime + drift
}
