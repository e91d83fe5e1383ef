import { readFileSync } from 'node:fs'

import { sampleMp4 } from '@mofu/testkit/sample-files'
import { bearer, signInWallet } from '@mofu/testkit/sign-in'
import { startTestStack } from '@mofu/testkit/test-stack'
import { mountPath } from '@mofu/wire/route'
import { artworkUpload } from '@mofu/wire/uploads'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

import type { Figure } from './figure.ts'

const CLIENTS = 20
const BYTES = 50 * 1024 * 1024
/** How much one process may grow while a gigabyte passes through it. */
const MOST_GROWTH_MB = 150

/** Twenty users upload 50 MB each, at once: all of it arrives, and the memory of the API stays flat. */
export async function uploads(): Promise<Figure[]> {
  const stack = await startTestStack()
  try {
    const send = await senders(stack.apiUrl)
    await send(0, sampleMp4({ size: 100_000 }))
    const before = memoryOf(stack.parts.api.pid)
    let highest = before
    const watch = setInterval(() => (highest = Math.max(highest, memoryOf(stack.parts.api.pid))), 50)
    const film = sampleMp4({ size: BYTES })
    const from = Date.now()
    const statuses = await Promise.all(Array.from({ length: CLIENTS }, (_, client) => send(client, film)))
    const took = (Date.now() - from) / 1_000
    clearInterval(watch)
    const arrived = statuses.filter((status) => status === 200).length
    const growth = highest - before
    const rate = (CLIENTS * BYTES) / 1_048_576 / took
    console.log(
      `${took.toFixed(1)} s, ${rate.toFixed(0)} MB/s; memory ${before} MB before, ${highest} MB at most`,
    )
    return [
      {
        what: 'uploads that arrived',
        value: `${arrived}`,
        goal: `${CLIENTS}`,
        isReached: arrived === CLIENTS,
      },
      {
        what: 'memory growth',
        value: `${growth} MB`,
        goal: `under ${MOST_GROWTH_MB} MB`,
        isReached: growth < MOST_GROWTH_MB,
      },
    ]
  } finally {
    await stack.stop()
  }
}

async function senders(apiUrl: string) {
  const tokens = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const { v1Info } = await signInWallet(apiUrl, privateKeyToAccount(generatePrivateKey()))
      return v1Info.token
    }),
  )
  return async (client: number, film: Buffer): Promise<number> => {
    const form = new FormData()
    form.set('file', new Blob([Uint8Array.from(film)]), `${client}.mp4`)
    const reply = await fetch(apiUrl + mountPath(artworkUpload), {
      method: 'POST',
      body: form,
      ...bearer(tokens[client] ?? ''),
    })
    await reply.arrayBuffer()
    return reply.status
  }
}

/** Resident memory of a process in megabytes. */
function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1_024)
}
