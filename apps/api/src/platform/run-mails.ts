import { setTimeout as wait } from 'node:timers/promises'

import { mail } from '@mofu/db/app/accounts'
import type { Database, Transaction } from '@mofu/db/connect'
import { asc, eq, lte, sql } from 'drizzle-orm'

import type { Mail, Mailer } from './mailer.ts'
import type { Running } from './run-projector.ts'

export type NewMail = Pick<typeof mail.$inferInsert, 'kind' | 'subjectId' | 'recipient' | 'facts'>
type QueuedMail = Pick<typeof mail.$inferSelect, 'kind' | 'subjectId' | 'recipient' | 'facts'>

/** A mail that is ready to go, and what is only true once it has gone. */
export type Composed = { mail: Mail; onSent?: (tx: Transaction) => Promise<void> }

/** Writes the mail for what was queued; undefined when there is nothing left to say. */
export type Compose = (tx: Transaction, queued: QueuedMail) => Promise<Composed | undefined>

type Log = { info(facts: object, message: string): void; warn(facts: object, message: string): void }

const IDLE_MS = 500
/** After the last of these waits a mail is given up and logged: by then its link would be dead anyway. */
const RETRY_SECONDS = [1, 5, 15, 60, 300, 900, 3_600]
/** Longer than a mail server is waited for. */
const HELD_SECONDS = 60

/** Puts a mail on its way, in the transaction of what it speaks of. */
export async function queueMail(tx: Database | Transaction, queued: NewMail): Promise<void> {
  await tx.insert(mail).values(queued)
}

/**
 * Sends what is queued. Any number of workers may run this: a row is held by one at a time, and goes when
 * its mail has gone.
 */
export function runMails(
  { db, mailer, log }: { db: Database; mailer: Mailer; log: Log },
  compose: Compose,
): Running {
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      let isIdle = true
      try {
        isIdle = !(await sendNext({ db, mailer, log }, compose))
      } catch (error) {
        log.warn({ err: error }, 'the mail queue is out of reach')
      }
      if (isIdle) await wait(IDLE_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await running
      mailer.stop()
    },
  }
}

async function sendNext(
  { db, mailer, log }: { db: Database; mailer: Mailer; log: Log },
  compose: Compose,
): Promise<boolean> {
  const next = await takeNext(db, compose)
  if (!next) return false
  const { row, composed } = next
  try {
    if (composed) await mailer.send(composed.mail)
  } catch (error) {
    const facts = { mail: row.id, kind: row.kind, reason: reasonOf(error) }
    const seconds = RETRY_SECONDS[row.tries]
    if (seconds === undefined) {
      log.warn(facts, 'a mail could not be sent and was given up')
      await db.delete(mail).where(eq(mail.id, row.id))
    } else {
      log.warn({ ...facts, seconds }, 'a mail could not be sent yet')
      await db
        .update(mail)
        .set({ nextTryAt: inSeconds(seconds) })
        .where(eq(mail.id, row.id))
    }
    return true
  }
  await db.transaction(async (tx) => {
    await composed?.onSent?.(tx)
    await tx.delete(mail).where(eq(mail.id, row.id))
  })
  return true
}

/**
 * Takes the next mail for a while, and writes it. That is committed before it is sent: a link must work when it arrives.
 * A worker that dies in between loses nothing, because the row is free again after the while.
 */
async function takeNext(db: Database, compose: Compose) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(mail)
      .where(lte(mail.nextTryAt, sql`now()`))
      .orderBy(asc(mail.nextTryAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return undefined
    await tx
      .update(mail)
      .set({ tries: row.tries + 1, nextTryAt: inSeconds(HELD_SECONDS) })
      .where(eq(mail.id, row.id))
    return { row, composed: await compose(tx, row) }
  })
}

function inSeconds(seconds: number) {
  return sql<Date>`now() + ${seconds} * interval '1 second'`
}

/** A mail server's own words may repeat the recipient; its code is enough to look into it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
