import { type AuditAction, auditActions, readAuditSubject } from '@mofu/domain/audit-actions'
import type { Language } from '@mofu/domain/languages'
import { auditWords as en } from '@mofu/words/audit/en'
import { auditWords as jp } from '@mofu/words/audit/jp'
import type { AuditWords } from '@mofu/words/audit/shape'
import { auditWords as tc } from '@mofu/words/audit/tc'

import { useLanguage } from '../../i18n/language.ts'
import type { AuditRow } from './queries.ts'

const words: Record<Language, AuditWords> = { en, tc, jp }

export function useAuditWords(): AuditWords {
  return words[useLanguage()]
}

/** A row of the audit log in words. Without a subject, its subject is an address. */
export function auditText(
  { actions, subjects }: AuditWords,
  { action, subject, facts }: Pick<AuditRow, 'action' | 'subject' | 'facts'>,
): { action: string; subject: string | undefined } {
  const known = auditActions.find((one): one is AuditAction => one === action)
  const read = readAuditSubject(subject)
  const subjectText = () => {
    if (read.kind === 'address') return undefined
    const said = read.kind === 'other' ? read.text : subjects[read.kind](read.text)
    const name = facts['name']
    return name === undefined ? said : `${said} (${name})`
  }
  return { action: known === undefined ? action : actions[known](facts), subject: subjectText() }
}
