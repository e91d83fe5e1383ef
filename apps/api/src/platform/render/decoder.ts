import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import { DomainError } from '@mofu/domain/domain-error'
import { type ErrorCode, errorStatus } from '@mofu/domain/error-codes'

import type { ByteSpan, decodeJobs } from './jobs.ts'

/** Longer than a job waits and runs. */
const REPLY_MS = 90_000

type Size = { width: number; height: number }

export type Decoder = {
  /** Re-encodes a PNG or JPEG into a file, in the same format. */
  cleanPicture(from: string, to: string, type: 'image/png' | 'image/jpeg'): Promise<Size>
  /** Converts a picture of another format into a PNG file. */
  flattenPicture(from: string, to: string): Promise<Size>
  /** The padding spans of an MP4. */
  filmPadding(from: string): Promise<ByteSpan[]>
  /** The audio span of an MP3. */
  soundFrames(from: string): Promise<ByteSpan>
}

/**
 * Sends untrusted bytes to the media process; this process only passes them on. `server.busy` when it is unreachable or
 * overloaded.
 */
export function decoderAt(renderUrl: string): Decoder {
  const ask = async <T>(
    job: keyof typeof decodeJobs,
    from: string,
    read: (reply: IncomingMessage) => Promise<T>,
  ): Promise<T> => {
    try {
      const reply = await post(`${renderUrl}/decode/${job}`, from)
      if (reply.statusCode !== 200) throw await failureOf(reply)
      return await read(reply)
    } catch (error) {
      if (error instanceof DomainError) throw error
      throw new DomainError('server.busy', {}, { cause: error })
    }
  }
  const soundSpan = async (from: string) => {
    const [sound] = await ask('sound', from, spansOf)
    if (!sound) throw new DomainError('uploads.file_broken')
    return sound
  }
  return {
    cleanPicture: (from, to, type) => ask(type === 'image/png' ? 'png' : 'jpeg', from, intoFile(to)),
    flattenPicture: (from, to) => ask('picture', from, intoFile(to)),
    filmPadding: (from) => ask('film', from, spansOf),
    soundFrames: soundSpan,
  }
}

async function post(url: string, path: string): Promise<IncomingMessage> {
  const { size } = await stat(path)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const sent = request(url, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/octet-stream', 'content-length': size },
    signal: AbortSignal.timeout(REPLY_MS),
  })
  sent.once('response', resolve)
  sent.once('error', reject)
  // A refusal may arrive before everything is sent; the reply decides.
  pipeline(createReadStream(path), sent).catch(reject)
  return promise
}

function intoFile(to: string) {
  return async (reply: IncomingMessage): Promise<Size> => {
    try {
      await pipeline(reply, createWriteStream(to))
    } catch (error) {
      await rm(to, { force: true })
      throw error
    }
    return { width: Number(reply.headers['x-width']), height: Number(reply.headers['x-height']) }
  }
}

async function spansOf(reply: IncomingMessage): Promise<ByteSpan[]> {
  return JSON.parse(await text(reply)) as ByteSpan[]
}

async function failureOf(reply: IncomingMessage): Promise<Error> {
  const { error = '', facts = {} } = JSON.parse(await text(reply)) as {
    error?: string
    facts?: Record<string, string | number>
  }
  return Object.hasOwn(errorStatus, error)
    ? new DomainError(error as ErrorCode, facts)
    : new Error(`the media process responded ${reply.statusCode}`)
}
