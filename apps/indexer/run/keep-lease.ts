import { setTimeout as wait } from 'node:timers/promises'

import type pg from 'pg'

import { RENEW_MS, renewLease } from './lease.ts'

type Engine = {
  /** The lease was renewed; `askedAt` is when the request was sent. A paused engine resumes. */
  renewed(askedAt: number): void
  pause(): void
}

type Held = { client: pg.Client; schema: string; holder: string; isReachable: () => Promise<boolean> }

/**
 * Renews the lease until it is lost. A silent server may be stopped or unreachable: the engine is paused before anybody
 * else may start another one. The lock belongs to this connection, so an answer on it proves that nobody else has had
 * the lock meanwhile and that the server did not crash: the engine resumes. The lease is lost when the connection ends,
 * and when the server answers others but not us.
 */
export async function holdLease(
  { client, schema, holder, isReachable }: Held,
  lost: AbortController,
  engine: Engine,
): Promise<void> {
  let answersOthers = false
  while (!lost.signal.aborted) {
    const askedAt = Date.now()
    const answer = await renewLease(client, schema, holder).catch(
      (error: unknown) => isSilence(error) && 'silent',
    )
    if (answer === true) {
      answersOthers = false
      engine.renewed(askedAt)
      await wait(RENEW_MS, undefined, { signal: lost.signal }).catch(() => undefined)
    } else if (answer === 'silent' && !answersOthers) {
      engine.pause()
      answersOthers = await isReachable()
    } else {
      lost.abort()
    }
  }
}

function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
