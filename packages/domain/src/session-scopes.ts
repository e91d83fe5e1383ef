/** What a session is for. A token of one scope is refused by routes of another. */
export const sessionScopes = ['web3', 'readonly', 'mall'] as const

export type SessionScope = (typeof sessionScopes)[number]

const HOUR = 3_600_000

/** How long a session lives unused, and at most. The tokens are in the browser's storage, so none lives long. */
export const sessionLife: Readonly<Record<SessionScope, { idleMs: number; mostMs: number }>> = {
  web3: { idleMs: 2 * HOUR, mostMs: 24 * HOUR },
  mall: { idleMs: 2 * HOUR, mostMs: 24 * HOUR },
  readonly: { idleMs: 48 * HOUR, mostMs: 7 * 24 * HOUR },
}
