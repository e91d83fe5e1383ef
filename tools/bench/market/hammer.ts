import { Agent, request } from 'node:http'

import type { Asked } from './requests.ts'

export type Sample = { kind: string; ms: number; status: number }

/** Asks over connections that stay open. */
export function hammer(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)
  const ask = ({ kind, method, path, body }: Asked): Promise<Sample> => {
    const from = performance.now()
    return new Promise((resolve, reject) => {
      const sent = request(
        { agent, hostname, port, method, path, headers: body ? { 'content-type': 'application/json' } : {} },
        (reply) => {
          reply.resume()
          reply.on('end', () =>
            resolve({ kind, ms: performance.now() - from, status: reply.statusCode ?? 0 }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body && JSON.stringify(body))
    })
  }
  return { ask, stop: () => agent.destroy() }
}

/**
 * Asks so many times a second, whether answers come or not: one that waits in line counts from when it was due, as a
 * person counts.
 */
export async function atRate(
  ask: (seed: number) => Promise<Sample>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Sample[]> {
  const total = perSecond * seconds
  const from = performance.now()
  const asked: Promise<Sample>[] = []
  while (asked.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - from) / 1000) * perSecond))
    for (let seed = asked.length; seed < due; seed++) {
      const dueAt = from + (seed / perSecond) * 1000
      const late = performance.now() - dueAt
      asked.push(ask(seed).then((sample) => ({ ...sample, ms: sample.ms + late })))
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 2)
    })
  }
  return Promise.all(asked)
}

/** How many a second a number of hands get done, each asking again once it has its answer. */
export async function throughput(
  work: (seed: number) => Promise<unknown>,
  { hands, seconds }: { hands: number; seconds: number },
): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  const hand = async (place: number) => {
    for (let turn = 0; performance.now() < until; turn++) {
      await work(place + turn * hands)
      done++
    }
  }
  await Promise.all(Array.from({ length: hands }, (_, place) => hand(place)))
  return done / seconds
}
