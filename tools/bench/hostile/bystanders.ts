import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import type { TestStack } from '@mofu/testkit/test-stack'
import { livePath } from '@mofu/wire/app'
import { CallError, createClient } from '@mofu/wire/client'
import { getProductsBySearch } from '@mofu/wire/mall/catalogue'
import { nftsV2 } from '@mofu/wire/market'

/** Milliseconds of each answered request, and the errors of the others. */
export type Noticed = { reads: number[]; logins: number[]; failures: string[] }

const READERS = 6
const READ_EVERY_MS = 50
const NEWCOMER_EVERY_MS = 200
const LOGIN_EVERY_MS = 100

/**
 * Ordinary users during an attack: some read lists, some visit for the first time, some open a live stream, some sign
 * in. Measures what they notice for this long.
 */
export async function watchBystanders(
  { apiUrl }: TestStack,
  logIn: () => Promise<number>,
  forMs: number,
): Promise<Noticed> {
  const noticed: Noticed = { reads: [], logins: [], failures: [] }
  const until = Date.now() + forMs
  const again = async (everyMs: number, samples: number[], act: () => Promise<number>) => {
    while (Date.now() < until) {
      await act().then(
        (ms) => samples.push(ms),
        (error: unknown) => noticed.failures.push(wordsOf(error)),
      )
      await wait(everyMs)
    }
  }
  const call = createClient({ baseUrl: apiUrl })
  const reads = [
    () => call(nftsV2, { body: { pageSize: 20 } }),
    () => call(getProductsBySearch, { body: { keyword: '', pageSize: 20 } }),
  ]
  const readers = Array.from({ length: READERS }, (_, index) =>
    again(READ_EVERY_MS, noticed.reads, () =>
      timed(reads[index % reads.length] ?? (() => Promise.resolve())),
    ),
  )
  await Promise.all([
    ...readers,
    again(NEWCOMER_EVERY_MS, noticed.reads, () => timed(() => firstBytes(`${apiUrl}/api/app/config`))),
    again(NEWCOMER_EVERY_MS, noticed.reads, () => timed(() => firstBytes(apiUrl + livePath))),
    again(LOGIN_EVERY_MS, noticed.logins, logIn),
  ])
  return noticed
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await act()
  return performance.now() - from
}

/** Requests on a new connection, like a first visit, and leaves after the first bytes of the response. */
function firstBytes(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, timeout: 10_000 }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${new URL(url).pathname} answered ${reply.statusCode}`))
      reply.once('data', () => {
        resolve()
        request.destroy()
      })
    })
    request.once('timeout', () =>
      request.destroy(new Error(`${new URL(url).pathname} did not answer in 10 s`)),
    )
    request.once('error', reject)
  })
}

function wordsOf(error: unknown): string {
  if (error instanceof CallError) return `${error.status} ${error.message}`
  return error instanceof Error ? error.message : String(error)
}
