/** The times of contracts/src/names, in seconds. */
export const nameTimes = {
  year: 365 * 86_400,
  grace: 90 * 86_400,
  /** A commitment can be used from this age, and until before this one. */
  commitmentFrom: 60,
  commitmentUntil: 86_400,
  /** The market sells a name only if it lives this much longer. */
  saleBeforeExpiry: 7 * 86_400,
} as const

/** The most years of one registration or renewal. */
export const nameYearsMost = 10

export const nameStates = ['live', 'grace', 'free'] as const
export type NameState = (typeof nameStates)[number]

/** The state of a name that was registered, at a time of the chain. */
export function nameStateAt(expiry: number, time: number): NameState {
  if (time < expiry) return 'live'
  return time < expiry + nameTimes.grace ? 'grace' : 'free'
}

/** How urgent a renewal is: `soon` below 90 days, `now` on the last day and after the expiry. */
export function renewalUrgency(expiry: number, time: number): 'none' | 'soon' | 'now' {
  const left = expiry - time
  if (left <= 86_400) return 'now'
  return left < 90 * 86_400 ? 'soon' : 'none'
}

/** `waiting` until the commitment is a minute old, `ready` until it is a day old. */
export type CommitmentState = 'none' | 'waiting' | 'ready' | 'expired'

export function commitmentStateAt(committedAt: number, time: number): CommitmentState {
  if (committedAt === 0) return 'none'
  const age = time - committedAt
  if (age < nameTimes.commitmentFrom) return 'waiting'
  return age < nameTimes.commitmentUntil ? 'ready' : 'expired'
}
