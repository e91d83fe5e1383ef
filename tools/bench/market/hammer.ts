import { connect, type Socket } from 'node:net'

import type { Asked } from './requests.ts'

export type Sample = { kind: string; ms: number; status: number }

const END_OF_HEAD = '\r\n\r\n'

/**
 * Sends requests over keep-alive connections, round-robin to each process. It shares the machine with what it measures,
 * so it does the minimum: it reads only the status and length of a response.
 */
export function hammer(urls: readonly string[], connections: number) {
  const hosts = urls.map((url) => new URL(url))
  const free: Line[] = []
  const waiting: ((line: Line) => void)[] = []
  let open = 0
  const take = (): Line | Promise<Line> => {
    const line = free.pop()
    if (line) return line
    const host = hosts[open % hosts.length]
    if (host && open < connections) {
      open++
      return lineTo(host.hostname, Number(host.port))
    }
    return new Promise((resolve) => {
      waiting.push(resolve)
    })
  }
  const giveBack = (line: Line) => {
    const next = waiting.shift()
    if (next) next(line)
    // The longest idle one goes next, so that all processes get the same load.
    else free.unshift(line)
  }
  const ask = async ({ kind, method, path, body, known }: Asked): Promise<Sample> => {
    const from = performance.now()
    const line = await take()
    const text = body ? JSON.stringify(body) : ''
    const length = body
      ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
      : ''
    const tag = known === undefined ? '' : `if-none-match: ${known}\r\n`
    const status = await line.ask(`${method} ${path} HTTP/1.1\r\nhost: mofu\r\n${tag}${length}\r\n${text}`)
    giveBack(line)
    return { kind, ms: performance.now() - from, status }
  }
  return { ask, stop: () => free.forEach((line) => line.close()) }
}

type Line = { ask: (request: string) => Promise<number>; close: () => void }

/** One connection, one request at a time. */
function lineTo(host: string, port: number): Line {
  const socket: Socket = connect({ host, port, noDelay: true })
  let asked: PromiseWithResolvers<number> | undefined
  let status = 0
  // Undefined until the head of the response has arrived.
  let missing: number | undefined
  let head = ''
  socket.on('data', (piece) => {
    if (missing === undefined) {
      head += piece.toString('latin1')
      const end = head.indexOf(END_OF_HEAD)
      if (end < 0) return
      status = Number(head.slice(9, 12))
      // A 304 has no body, and says no length.
      const length = status === 304 ? '0' : /content-length: (\d+)/i.exec(head.slice(0, end))?.[1]
      if (length === undefined) throw new Error(`an answer without a length: ${head.slice(0, end)}`)
      missing = Number(length) - (head.length - end - END_OF_HEAD.length)
    } else missing -= piece.length
    if (missing > 0) return
    missing = undefined
    head = ''
    asked?.resolve(status)
  })
  socket.on('error', (error) => asked?.reject(error))
  socket.on('close', () => asked?.reject(new Error('the server hung up')))
  return {
    ask: (request) => {
      asked = Promise.withResolvers()
      socket.write(request)
      return asked.promise
    },
    close: () => socket.destroy(),
  }
}

/**
 * Sends at a constant rate, whether responses arrive or not: a queued request counts from when it was due, as a user
 * would count.
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

/** Calls per second of a number of clients, each of which sends its next call after the answer to its last. */
export async function throughput(
  work: (seed: number) => Promise<unknown>,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  const client = async (place: number) => {
    for (let turn = 0; performance.now() < until; turn++) {
      await work(place + turn * clients)
      done++
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, place) => client(place)))
  return done / seconds
}
