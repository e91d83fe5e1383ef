import type { AuditWords } from './shape.ts'

const roles: Record<string, string> = {
  admin: 'Admin',
  leader: 'Group leader',
  minter: 'Minter',
  merchant: 'Merchant',
}
const states: Record<string, string> = {
  unverified: 'not verified',
  verified: 'verified',
  hidden: 'hidden',
  disabled: 'closed for trading',
}
const proposed: Record<string, string> = {
  'mall.ruling': 'the decision of a dispute',
  'predictions.result': 'the result of a quiz',
}

export const auditWords: AuditWords = {
  actions: {
    'accounts.export_audit': () => 'Exported the audit log',
    'accounts.grant_role': ({ role = '' }) => `Gave the role ${roles[role] ?? role}`,
    'accounts.revoke_role': ({ role = '' }) => `Took the role ${roles[role] ?? role}`,
    'accounts.propose': ({ kind = '' }) => `Proposed for a second admin: ${proposed[kind] ?? kind}`,
    'accounts.confirm_proposal': ({ kind = '' }) =>
      `Confirmed as the second admin: ${proposed[kind] ?? kind}`,
    'accounts.withdraw_proposal': ({ kind = '' }) =>
      `Withdrew or declined a proposal: ${proposed[kind] ?? kind}`,
    'collections.set_state': ({ after = '' }) => `Set the collection to “${states[after] ?? after}”`,
    'home.write': () => 'Changed the home page',
    'jobs.retry': () => 'Ran a failed job again',
    'mall.open_shop': () => 'Opened the shop',
    'mall.reject_shop': () => 'Rejected the shop’s application',
    'mall.retry_operations': ({ count = '' }) => `Sent failed refunds and payouts again: ${count}`,
    'mall.import_products': ({ added = '', changed = '' }) =>
      `Imported products: ${added} added, ${changed} changed`,
    'mall.rule_refund': () => 'Decided a dispute: refund the payer',
    'mall.rule_return': () => 'Decided a dispute: refund once the goods are back',
    'mall.rule_close': () => 'Decided a dispute: no refund',
    'mall.suspend_shop': () => 'Suspended the shop',
    'mall.reinstate_shop': () => 'Reinstated the shop',
    'mall.take_down_product': () => 'Took the product down',
    'mall.restore_product': () => 'Restored the product',
    'mall.hide_review': () => 'Hid a review',
    'mall.show_review': () => 'Showed a hidden review again',
    'market.decide_report': ({ verdict = '' }) =>
      verdict === 'upheld' ? 'Upheld the reports about a work' : 'Dismissed the reports about a work',
    'predictions.announce': () => 'Announced the result of a quiz',
    'predictions.approve': () => 'Approved a quiz',
    'predictions.reject': () => 'Rejected a quiz',
    'predictions.take_down': () => 'Took a quiz down',
    'predictions.write_home': () => 'Changed the quiz home page',
    'referrals.export': () => 'Exported referrals',
    'referrals.read_all': () => 'Read all referrals',
    'referrals.read_report': () => 'Read somebody’s referrals',
    'uploads.pin_again': ({ count = '' }) => `Pinned files again: ${count}`,
  },
  subjects: {
    product: (id) => `Product ${id}`,
    shop: (id) => `Shop ${id}`,
    quiz: (id) => `Quiz ${id}`,
    order: (number) => `Order ${number}`,
    home: (chainId) => `Home page, chain ${chainId}`,
    quizHome: (chainId) => `Quiz home page, chain ${chainId}`,
  },
}
