import { randomUUID } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { FetchFault } from './fetch-fault.ts'
import { allowedAddresses, isPublicAddress, type Resolve } from './public-address.ts'

const MOST_REDIRECTS = 3
const AGENT = 'Mofu metadata'

export type RemoteRules = {
  draftDir: string
  /** Origins that the operator chose, e.g. an IPFS gateway: they may be on a private network and use plain HTTP. */
  trusted: readonly string[]
  resolve?: Resolve
}

export type RemoteLimits = { mostBytes: number; mostMs: number }

type RemoteFile = { path: string; size: number; type: string; done: () => Promise<void> }

/**
 * Downloads an untrusted URL to a file. Only the public internet is reached: each host is resolved once, checked, and
 * that very address is connected to, which prevents DNS rebinding. Redirects are checked again.
 */
export async function fetchRemote(
  rules: RemoteRules,
  url: string,
  limits: RemoteLimits,
): Promise<RemoteFile> {
  const deadline = AbortSignal.timeout(limits.mostMs)
  await mkdir(rules.draftDir, { recursive: true })
  const path = join(rules.draftDir, randomUUID())
  const done = () => rm(path, { force: true })
  try {
    let at = urlOf(url)
    for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
      const response = await ask(rules, at, deadline)
      const next = redirectOf(response, at)
      if (!next) {
        const size = await take(response, path, limits.mostBytes, deadline)
        return { path, size, type: typeOf(response), done }
      }
      response.destroy()
      at = next
    }
    throw new FetchFault('refused', 'it is passed on too often')
  } catch (error) {
    await done()
    if (error instanceof FetchFault) throw error
    throw new FetchFault(deadline.aborted ? 'too_slow' : 'out_of_reach', url, error)
  }
}

function urlOf(text: string, base?: URL): URL {
  if (!URL.canParse(text, base)) throw new FetchFault('refused', 'it is no address')
  const url = new URL(text, base)
  if (url.username !== '' || url.password !== '')
    throw new FetchFault('refused', 'its address carries a name and a password')
  return url
}

async function ask(rules: RemoteRules, url: URL, signal: AbortSignal): Promise<http.IncomingMessage> {
  const isTrusted = rules.trusted.includes(url.origin)
  if (url.protocol !== 'https:' && !(isTrusted && url.protocol === 'http:')) {
    throw new FetchFault('refused', `${url.protocol} is not fetched`)
  }
  const addresses = await allowedAddresses(url.hostname, {
    resolve: rules.resolve ?? lookup,
    isAllowed: isTrusted ? () => true : isPublicAddress,
  })
  const send = url.protocol === 'https:' ? https.request : http.request
  return new Promise((resolve, reject) => {
    const request = send(url, {
      signal,
      // A new connection each time: a pooled one could lead elsewhere than the checked address.
      agent: false,
      // Connects to the checked address; the name is not resolved a second time.
      lookup: (_, options, done) => {
        const [first] = addresses
        if (options.all) done(null, addresses)
        else done(null, first?.address ?? '', first?.family)
      },
      // Compressed responses could expand without limit.
      headers: { 'user-agent': AGENT, accept: '*/*', 'accept-encoding': 'identity' },
    })
    request.on('response', resolve)
    request.on('error', reject)
    request.end()
  })
}

function redirectOf({ statusCode = 0, headers }: http.IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined
  return urlOf(headers.location ?? '', from)
}

async function take(
  response: http.IncomingMessage,
  path: string,
  mostBytes: number,
  signal: AbortSignal,
): Promise<number> {
  const { statusCode = 0, headers } = response
  if (statusCode !== 200) {
    response.destroy()
    throw new FetchFault(
      [404, 410].includes(statusCode) ? 'missing' : 'out_of_reach',
      `it answers ${statusCode}`,
    )
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    response.destroy()
    throw new FetchFault('refused', 'it comes packed')
  }
  let size = 0
  const counted = new Transform({
    transform: (chunk: Buffer, _, done) => {
      size += chunk.length
      if (size > mostBytes) done(new FetchFault('too_large', `more than ${mostBytes} bytes`))
      else done(null, chunk)
    },
  })
  if (Number(headers['content-length'] ?? 0) > mostBytes) {
    response.destroy()
    throw new FetchFault('too_large', `more than ${mostBytes} bytes`)
  }
  await pipeline(response, counted, createWriteStream(path), { signal })
  return size
}

function typeOf({ headers }: http.IncomingMessage): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}
