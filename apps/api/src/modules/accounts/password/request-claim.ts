import type { Transaction } from '@mofu/db/connect'

import { queueMail } from '../../../platform/mails.ts'
import type { NewClaim } from './claim.ts'
import { deleteExpiredClaims, insertClaim } from './store.ts'

/** Saves a claim and queues the mail that asks its mailbox to confirm. */
export async function requestClaim(tx: Transaction, claim: NewClaim): Promise<void> {
  await deleteExpiredClaims(tx)
  const id = await insertClaim(tx, claim)
  if (id !== undefined) await queueMail(tx, { kind: 'claim', subjectId: id })
}
