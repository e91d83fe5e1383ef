import type { Database } from '@mofu/db/connect'

import type { Mail, Mailer } from '../../../platform/mailer.ts'
import type { ImmediateNotification } from './notification.ts'
import {
  findDigestReader,
  isWaiting,
  isWanted,
  leaseImmediate,
  markDigested,
  releaseLeases,
} from './store.ts'

/** Writes the mail of a notification; undefined when there is nothing left to say. */
export type ComposeNotification = (one: ImmediateNotification) => Promise<Mail | undefined>

/**
 * Mails a notification that digests leave out. It is mailed once, however often the job runs: each run leases it, and
 * marks it as mailed only after the mail was sent.
 */
export async function mailNotification(
  { db, mailer }: { db: Database; mailer: Mailer },
  id: number,
  compose: ComposeNotification,
): Promise<void> {
  const taken = await leaseImmediate(db, id)
  if (!taken) {
    // Should the worker that leased it die, a retry of this job sends it.
    if (await isWaiting(db, id)) throw new Error('another worker is mailing this notification')
    return
  }
  try {
    const { accountId, facts } = taken
    const reader = (await isWanted(db, id)) ? await findDigestReader(db, accountId) : undefined
    const email = reader?.email ?? null
    if (reader && email !== null) {
      const mail = await compose({ id, accountId, facts, email, language: reader.language })
      if (mail) await mailer.send(mail)
    }
  } catch (error) {
    await releaseLeases(db, [id])
    throw error
  }
  await markDigested(db, [id])
}
