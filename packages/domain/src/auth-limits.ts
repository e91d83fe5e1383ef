/** How often something that guards an account may be tried. Counted in PostgreSQL, so that it holds whatever else is away. */
export type TryLimit = { most: number; windowSeconds: number }

const MINUTE = 60
const HOUR = 3_600

/** For one account, known or not: an attacker with many network addresses meets these. */
export const accountLimits = {
  login: { most: 5, windowSeconds: 15 * MINUTE },
  register: { most: 3, windowSeconds: HOUR },
  forget: { most: 3, windowSeconds: HOUR },
  password: { most: 5, windowSeconds: 15 * MINUTE },
  email: { most: 3, windowSeconds: HOUR },
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
