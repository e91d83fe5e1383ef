import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

import type { PinFault } from '@mofu/domain/pinning'

export type IpfsNodeSettings = { url: string; token: string }

/** Adds and pins bytes; returns the CID under which the node holds them. */
export type PinBytes = (bytes: Readable) => Promise<string>

/** A failure whose reason is shown to admins. */
export class PinError extends Error {
  readonly fault: PinFault

  constructor(fault: PinFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

const TIMEOUT_MS = 300_000

/** The parameters of cid.ts, spelled out because the defaults of nodes differ. */
const add = new URLSearchParams({
  'cid-version': '1',
  'raw-leaves': 'true',
  chunker: 'size-262144',
  pin: 'true',
  progress: 'false',
})

/** A node with Kubo's RPC API. Bytes are streamed, never buffered as a whole. */
export function ipfsNode({ url, token }: IpfsNodeSettings): PinBytes {
  return async (bytes) => {
    const boundary = randomUUID()
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="file"\r\ncontent-type: application/octet-stream\r\n\r\n`
    const form = async function* () {
      yield Buffer.from(head)
      yield* bytes as AsyncIterable<Buffer>
      yield Buffer.from(`\r\n--${boundary}--\r\n`)
    }
    const sent: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      body: Readable.toWeb(Readable.from(form())) as ReadableStream,
      duplex: 'half',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }
    const reply = await fetch(`${url}/api/v0/add?${add}`, sent).catch((error: unknown) => {
      throw new PinError('out_of_reach', 'the node does not respond', { cause: error })
    })
    const answer = await reply.text()
    if (!reply.ok)
      throw new PinError('refused', `the node responded ${reply.status}: ${answer.slice(0, 200)}`)
    const cid = addressIn(answer)
    if (cid === undefined) throw new PinError('refused', `no CID in ${answer.slice(0, 200)}`)
    return cid
  }
}

/** One JSON document per line; the last one describes the whole file. */
function addressIn(answer: string): string | undefined {
  try {
    const added = JSON.parse(answer.trim().split('\n').at(-1) ?? '') as { Hash?: unknown }
    return typeof added.Hash === 'string' ? added.Hash : undefined
  } catch {
    return undefined
  }
}
