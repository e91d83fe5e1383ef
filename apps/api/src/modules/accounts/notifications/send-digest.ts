import { type JobWorker, jobWorker } from '../../../platform/jobs/job-worker.ts'
import type { Mailer } from '../../../platform/mailer.ts'
import { composeDigest, type DigestReader } from './compose-digest.ts'
import { digestQueue } from './digest-queue.ts'

export type DigestStore = DigestReader & {
  /** In how many seconds the oldest that was not mailed will have waited long enough; undefined when there is none. */
  due(accountId: string, minutes: number): Promise<number | undefined>
  defer(accountId: string, startAt: Date): Promise<void>
  noteDigested(ids: readonly number[]): Promise<void>
}

type World = {
  store: DigestStore
  mailer: Mailer
  publicUrl: string
  /** How long news wait unread before they go into a mail. */
  minutes: number
}

const DIGESTS_AT_ONCE = 2

/** Mails an account what it has not read for long, or comes back when that time has come. */
async function sendDigest({ store, mailer, publicUrl, minutes }: World, accountId: string): Promise<void> {
  const seconds = await store.due(accountId, minutes)
  if (seconds === undefined) return
  if (seconds > 0) return store.defer(accountId, new Date(Date.now() + seconds * 1_000))
  const composed = await composeDigest({ store, publicUrl }, accountId)
  if (!composed) return
  await mailer.send(composed.mail)
  // They count as mailed only once the mail has gone.
  await store.noteDigested(composed.ids)
}

export function digestWorker(world: World): JobWorker {
  return jobWorker(digestQueue, { slots: DIGESTS_AT_ONCE, groupLimit: 1 }, ({ accountId }) =>
    sendDigest(world, accountId),
  )
}
