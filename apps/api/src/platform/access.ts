import type { Role } from '@mofu/domain/roles'
import type { SessionScope } from '@mofu/domain/session-scopes'

/**
 * Who may call a route: anyone, or holders of a session of one of the scopes, with one of the roles where roles are
 * named. Every route declares it; without a declaration it does not compile, and the server does not start.
 */
export type Access = 'anyone' | { scopes: readonly SessionScope[]; roles?: readonly Role[] }

/** The caller, as the session proves it. Never read from a request's path, query or body. */
export type Caller = {
  accountId: string
  sessionId: string
  scope: SessionScope
  address: string | null
  email: string | null
  roles: readonly Role[]
}

export type CallerOf<A extends Access> = A extends 'anyone' ? undefined : Caller

/** Where a request comes from: for limits, for the list of sessions and for what is switched off by country, never for authorization. */
export type Visit = {
  ip: string
  device: string
  /** The secret of a device that has signed in before, from its cookie. */
  deviceToken?: string | undefined
  /** As a trusted proxy names it. */
  country?: string | undefined
}
