import type { Database } from '@mofu/db/connect'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { findInvited, findReported, isSignedAdmin, recordRead } from './find-reported.ts'
import {
  type FoundUser,
  type InviterRow,
  listInvitedBy,
  listInviters,
  totalBoughtBy,
  type TotalRow,
  type UserRow,
} from './store.ts'

type Page = { page: number; pageSize: number }
type Users<U> = Promise<{ list: U[]; total: number }>

const slice = ({ page, pageSize }: Page) => ({ skip: (page - 1) * pageSize, most: pageSize })

export async function listMyInvited(db: Database, caller: Caller, page: Page): Users<UserRow> {
  await recordRead(db, caller, 'myReferralUser')
  return listInvitedBy(db, { inviterId: caller.accountId, ...slice(page) })
}

export async function listInvited(db: Database, caller: Caller, wallet: string, page: Page): Users<UserRow> {
  const { accountId } = await findReported(db, caller, wallet)
  return listInvitedBy(db, { inviterId: accountId, ...slice(page) })
}

/** All for admins, who read whole e-mails, which is recorded; for leaders themselves and those below them. */
export async function listWithInvited(db: Database, caller: Caller, page: Page): Users<InviterRow> {
  const isAdmin = isSignedAdmin(caller)
  if (isAdmin) {
    await db.transaction((tx) =>
      writeAudit(tx, caller, { action: 'referrals.read_all', subject: 'userListWithSub', reason: '' }),
    )
  }
  const leaderId = isAdmin ? undefined : caller.accountId
  return listInviters(db, { leaderId, ...slice(page) })
}

export async function showInvited(
  db: Database,
  caller: Caller,
  { wallet, chainId }: { wallet: string; chainId: number },
): Promise<{ user: FoundUser; bought: TotalRow[] }> {
  const user = await findInvited(db, caller, wallet)
  return { user, bought: await totalBoughtBy(db, { accountId: user.accountId, chainId }) }
}
