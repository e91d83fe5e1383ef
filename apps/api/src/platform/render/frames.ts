import type { Readable, Writable } from 'node:stream'

/**
 * The protocol between a render process and its parent: two lengths, a JSON header, bytes. Not Node's own IPC, whose
 * deserializer is not made for input from a process that a hostile file may have taken over.
 */
export type Frame = { header: unknown; body: Buffer }

export type FrameBody = { size: number; bytes: Uint8Array | AsyncIterable<Uint8Array> }

const LENGTHS = 8
const HEADER_MOST = 1_048_576

export async function writeFrame(to: Writable, header: object, body: FrameBody): Promise<void> {
  const text = Buffer.from(JSON.stringify(header))
  const lengths = Buffer.alloc(LENGTHS)
  lengths.writeUInt32BE(text.length, 0)
  lengths.writeUInt32BE(body.size, 4)
  await write(to, Buffer.concat([lengths, text]))
  if (body.bytes instanceof Uint8Array) return write(to, body.bytes)
  let sent = 0
  for await (const chunk of body.bytes) {
    sent += chunk.length
    if (sent > body.size) throw new Error(`sent ${sent} bytes, announced ${body.size}`)
    await write(to, chunk)
  }
  if (sent !== body.size) throw new Error(`sent ${sent} bytes, announced ${body.size}`)
}

function write(to: Writable, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    to.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
}

/** The frames of a stream, in order. Ends with the stream; throws when a frame exceeds the limit. */
export async function* readFrames(from: Readable, bodyMost: number): AsyncGenerator<Frame> {
  let waiting: Buffer[] = []
  let held = 0
  let needed = LENGTHS
  for await (const chunk of from as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    held += chunk.length
    while (held >= needed) {
      const whole = Buffer.concat(waiting)
      const [headerSize, bodySize] = [whole.readUInt32BE(0), whole.readUInt32BE(4)]
      if (headerSize > HEADER_MOST || bodySize > bodyMost) {
        throw new Error(`frame too large: header of ${headerSize} bytes, body of ${bodySize} bytes`)
      }
      const end = LENGTHS + headerSize + bodySize
      waiting = [whole]
      needed = end
      if (held < end) break
      const header: unknown = JSON.parse(whole.subarray(LENGTHS, LENGTHS + headerSize).toString())
      yield { header, body: whole.subarray(LENGTHS + headerSize, end) }
      waiting = [whole.subarray(end)]
      held = whole.length - end
      needed = LENGTHS
    }
  }
}
