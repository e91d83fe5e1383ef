import type { AuditAction, AuditSubject } from '@mofu/domain/audit-actions'

/** Each recorded action in words, and the names of what it was about. */
export type AuditWords = {
  actions: Record<AuditAction, (facts: Readonly<Record<string, string>>) => string>
  subjects: Record<Exclude<AuditSubject['kind'], 'address' | 'other'>, (text: string) => string>
}
