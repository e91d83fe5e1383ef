import type { Role } from '@mofu/domain/roles'

export type HeldRole = {
  address: string
  role: Role
  isBuiltIn: boolean
  grantedBy: string | null
  reason: string | null
  grantedAt: Date | null
}

/** The days are in UTC and both included; without one there is no limit. */
export type AuditFilter = {
  actor?: string | undefined
  /** An action, or a domain for all of its actions. */
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export type AuditRow = {
  id: number
  at: Date
  actor: string
  action: string
  subject: string
  reason: string
  facts: Record<string, string>
}
