import type { Role } from '@mofu/domain/roles'

export type HeldRole = {
  address: string
  role: Role
  isBuiltIn: boolean
  grantedBy: string | null
  reason: string | null
  grantedAt: Date | null
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
