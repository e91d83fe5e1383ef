import * as accounts from '@mofu/wire/accounts'
import * as notifications from '@mofu/wire/accounts/notifications'
import * as proposals from '@mofu/wire/accounts/proposals'
import * as roles from '@mofu/wire/accounts/roles'
import * as spending from '@mofu/wire/accounts/spending'
import { createClient } from '@mofu/wire/client'

import { nobody, owned, shared, type SignedIn } from '../access-sample.ts'
import { bearer } from '../sign-in.ts'

export const samples = [
  shared(roles.addressIdentityList),
  shared(roles.roleGrants),
  shared(roles.grantRole, { body: { address: nobody, role: 'minter', reason: 'matrix' } }),
  shared(roles.revokeRole, { body: { address: nobody, role: 'leader', reason: 'matrix' } }),
  shared(roles.auditLog),
  shared(roles.auditExport),
  shared(proposals.proposals),
  owned(proposals.confirmProposal, { body: { id: 999_999_999 } }),
  owned(proposals.withdrawProposal, { body: { id: 999_999_999, reason: 'matrix' } }),
  shared(accounts.me),
  shared(accounts.signOut),
  shared(accounts.sessions),
  owned(accounts.endSession, async (owner, { apiUrl }) => ({ body: { id: await sessionOf(owner, apiUrl) } })),
  shared(accounts.endOtherSessions),
  shared(accounts.linkWallet, { body: { publicAddress: nobody, signature: '0x00' } }),
  shared(accounts.changePassword, { body: { current: 'x', password: 'x' } }),
  shared(accounts.changeEmail, { body: { email: 'matrix@mofu.example', password: 'x' } }),
  shared(accounts.exportAccount),
  shared(accounts.deleteAccount, { body: { confirm: 'nobody' } }),
  shared(notifications.notifications),
  shared(notifications.readNotifications, { body: { upTo: 1 } }),
  shared(notifications.notificationSettings),
  shared(notifications.chooseNotification, { body: { kind: 'sold', isMailed: true } }),
  shared(spending.spending),
  shared(spending.changeSpendingLimit, {
    body: { coin: nobody, period: 'day', amount: '1' },
  }),
  shared(spending.spendingCheck, { query: { payer: nobody, coin: nobody, amount: '1' } }),
]

async function sessionOf({ token }: SignedIn, apiUrl: string): Promise<string> {
  const { data } = await createClient({ baseUrl: apiUrl })(accounts.sessions, {}, bearer(token))
  return data.list.find(({ isThis }) => isThis)?.id ?? ''
}
