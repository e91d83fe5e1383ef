/** Everything that the audit log records. Its words are in @mofu/words/audit. */
export const auditActions = [
  'accounts.export_audit',
  'accounts.grant_role',
  'accounts.revoke_role',
  'accounts.propose',
  'accounts.confirm_proposal',
  'accounts.withdraw_proposal',
  'collections.set_state',
  'home.write',
  'jobs.retry',
  'mall.open_shop',
  'mall.reject_shop',
  'mall.retry_operations',
  'mall.import_products',
  'mall.rule_refund',
  'mall.rule_return',
  'mall.rule_close',
  'mall.suspend_shop',
  'mall.reinstate_shop',
  'mall.take_down_product',
  'mall.restore_product',
  'mall.hide_review',
  'mall.show_review',
  'market.decide_report',
  'predictions.announce',
  'predictions.approve',
  'predictions.reject',
  'predictions.take_down',
  'predictions.write_home',
  'referrals.export',
  'referrals.read_all',
  'referrals.read_report',
  'uploads.pin_again',
] as const

export type AuditAction = (typeof auditActions)[number]

/** What an action was about, as far as its words differ. */
export type AuditSubject =
  | { kind: 'address' | 'other'; text: string }
  | { kind: 'shop' | 'product' | 'quiz' | 'order' | 'home' | 'quizHome'; text: string }

const numbered = {
  shop: 'shop',
  product: 'product',
  quiz: 'quiz',
  order: 'order',
  home: 'home',
  'quiz home': 'quizHome',
} as const

/** Reads a subject as the log keeps it: an address, `shop 5`, or anything else. */
export function readAuditSubject(subject: string): AuditSubject {
  if (/^0x[0-9a-f]{40}$/i.test(subject)) return { kind: 'address', text: subject }
  const [, name = '', text = ''] = /^(quiz home|shop|product|quiz|order|home) (\S+)$/.exec(subject) ?? []
  const kind = name in numbered ? numbered[name as keyof typeof numbered] : 'other'
  return kind === 'other' ? { kind, text: subject } : { kind, text }
}
