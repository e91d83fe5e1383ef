/** Limits on attempts at anything that protects an account. Counted in PostgreSQL, so they hold when Redis is down. */
export type TryLimit = { most: number; windowSeconds: number }

const MINUTE = 60
const HOUR = 3_600

/** Per account, existing or not: these stop an attacker with many network addresses. */
export const accountLimits = {
  /** From devices that never signed in to the account: a short burst, then ever slower. */
  login: { most: 5, windowSeconds: MINUTE },
  loginHourly: { most: 20, windowSeconds: HOUR },
  /** From one device that has signed in before. Strangers do not use this up. */
  knownDevice: { most: 10, windowSeconds: 15 * MINUTE },
  register: { most: 3, windowSeconds: HOUR },
  /** Mails with a password reset link; beyond this, one is sent only when no earlier link is still valid. */
  forget: { most: 3, windowSeconds: HOUR },
  password: { most: 5, windowSeconds: 15 * MINUTE },
  email: { most: 3, windowSeconds: HOUR },
  /** Pickup codes of one order. */
  pickup: { most: 5, windowSeconds: HOUR },
  /** Invitations to the staff of a shop. */
  invite: { most: 20, windowSeconds: 24 * HOUR },
  /** Messages that one side writes about an order: each notifies the other. */
  message: { most: 30, windowSeconds: HOUR },
} as const satisfies Record<string, TryLimit>

/** Per network address: wider, because many people may share one. */
export const addressLimits = {
  login: { most: 30, windowSeconds: 15 * MINUTE },
  nonce: { most: 20, windowSeconds: MINUTE },
  wallet: { most: 30, windowSeconds: MINUTE },
  register: { most: 10, windowSeconds: HOUR },
  forget: { most: 10, windowSeconds: HOUR },
  link: { most: 10, windowSeconds: HOUR },
} as const satisfies Record<string, TryLimit>
