import { randomInt } from 'node:crypto'

export type LiveRun = {
  apiUrl: string
  /** The sequence number that all clients start from. */
  from: number
  clients: number
  /** Each connection is cut after about this many events. */
  cutAfter: number
  /** Resolves with the number of the last event, once all are written. */
  last: Promise<number>
}

export type Heard = { seqs: number[]; connections: number }

/** Listens to the live stream like browsers with unstable connections: each resumes from the last number it saw. */
export async function listenWithCuts({ apiUrl, from, clients, cutAfter, last }: LiveRun): Promise<Heard[]> {
  let end = Number.POSITIVE_INFINITY
  void last.then((seq) => (end = seq))
  return Promise.all(
    Array.from({ length: clients }, async () => {
      const heard: Heard = { seqs: [], connections: 0 }
      while ((heard.seqs.at(-1) ?? from) < end) {
        heard.connections++
        await listenOnce(apiUrl, heard, { from, most: randomInt(1, 2 * cutAfter), end: () => end })
      }
      return heard
    }),
  )
}

async function listenOnce(
  apiUrl: string,
  { seqs }: Heard,
  { from, most, end }: { from: number; most: number; end: () => number },
): Promise<void> {
  const cut = new AbortController()
  const seen = seqs.at(-1) ?? from
  const reply = await fetch(`${apiUrl}/api/app/live`, {
    signal: cut.signal,
    headers: { 'last-event-id': String(seen) },
  })
  let text = ''
  let left = most
  // The last events may have arrived before it was known that they are the last.
  const watch = setInterval(() => {
    if ((seqs.at(-1) ?? from) >= end()) cut.abort()
  }, 50)
  try {
    for await (const chunk of reply.body ?? []) {
      text += Buffer.from(chunk).toString()
      const whole = text.split('\n\n')
      text = whole.pop() ?? ''
      for (const message of whole) {
        const id = /^id: (\d+)$/m.exec(message)?.[1]
        if (id === undefined) continue
        seqs.push(Number(id))
        // In the middle of a chunk: the rest of it is lost with the connection.
        if (--left === 0) return
      }
    }
  } catch (error) {
    if (!cut.signal.aborted) throw error
  } finally {
    clearInterval(watch)
    cut.abort()
  }
}
