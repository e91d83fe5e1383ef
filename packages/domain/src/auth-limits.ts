/** How often something that guards an account may be tried. Counted in PostgreSQL, so that it holds whatever else is away. */
export type TryLimit = { most: number; windowSeconds: number }

const MINUTE = 60
const HOUR = 3_600

/** For one account, known or not: an attacker with many network addresses meets these. */
export const accountLimits = {
  /** From devices that never signed in to the account: a few at once, then ever fewer. */
  login: { most: 5, windowSeconds: MINUTE },
  loginHourly: { most: 20, windowSeconds: HOUR },
  /** From one device that has. Strangers do not use this up. */
  knownDevice: { most: 10, windowSeconds: 15 * MINUTE },
  register: { most: 3, windowSeconds: HOUR },
  /** Mails with a link to a new password; beyond this, one is sent only when none works any more. */
  forget: { most: 3, windowSeconds: HOUR },
  password: { most: 5, windowSeconds: 15 * MINUTE },
  email: { most: 3, windowSeconds: HOUR },
  /** Pickup codes of one order. */
  pickup: { most: 5, windowSeconds: HOUR },
  /** Invitations to the staff of a shop. */
  invite: { most: 20, windowSeconds: 24 * HOUR },
} as const satisfies Record<string, TryLimit>

/** For one network address: many people may share one, so these are wider. */
export const addressLimits = {
  login: { most: 30, windowSeconds: 15 * MINUTE },
  nonce: { most: 20, windowSeconds: MINUTE },
  wallet: { most: 30, windowSeconds: MINUTE },
  register: { most: 10, windowSeconds: HOUR },
  forget: { most: 10, windowSeconds: HOUR },
  link: { most: 10, windowSeconds: HOUR },
} as const satisfies Record<string, TryLimit>
