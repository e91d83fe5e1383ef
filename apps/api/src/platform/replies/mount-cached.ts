import type { ReadFamily } from '@mofu/db/read-versions'
import { envelope, type ReadAt } from '@mofu/wire/envelope'
import { type Data, mountPath, type Route } from '@mofu/wire/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { inputSchema, mount, type Request } from '../mount.ts'
import { encodeReply, encodingFor, isWorthEncoding } from './encode-reply.ts'
import type { ReadVersions } from './read-versions.ts'
import type { ReplyCache, StoredReply } from './reply-cache.ts'

export type Replies = {
  /** Undefined where every reply is computed. */
  cache: ReplyCache | undefined
  readVersions: ReadVersions
}

/** What a cached reply is made of: data that is the same for everyone. */
type PublicAnswer<R extends Route> = {
  data: Data<R>
  at?: ReadAt
  /** When time alone changes the data, although no table changes. */
  freshUntil?: Date | undefined
}

/** A proxy may store it, and has to ask whether it is still true: a changed reply is never shown as current. */
const REVALIDATED = 'public, max-age=0, must-revalidate'

/**
 * Mounts a public route whose reply depends on its input and on the tables of these families, and on nothing else: the
 * use case gets neither caller nor visitor. Versions are read before the data, as the watermark is, so a reply is never
 * older than what was committed when it was asked for.
 */
export function mountCached<R extends Route>(
  server: FastifyInstance,
  { cache, readVersions }: Replies,
  route: R,
  reads: readonly ReadFamily[],
  answer: (request: Request<R>) => Promise<PublicAnswer<R>>,
): void {
  if (!cache) {
    mount(server, route, 'anyone', async (request) => {
      const { data, at } = await answer(request)
      return { data, ...(at ? { at } : {}) }
    })
    return
  }
  const name = `${route.method} ${mountPath(route)}`
  server.route({
    method: route.method,
    url: mountPath(route),
    config: { access: 'anyone', reads },
    // Encoded once, here.
    compress: false,
    schema: { ...inputSchema(route), response: { 200: envelope(route.data) } },
    handler: async (request, reply) => {
      const { params, query, body } = request
      const asked = { params, query, body } as Request<R>
      const key = `${name} ${normalized(asked)}`
      const version = await readVersions(reads)
      const plain = await cache.find({ key, version }, async () => {
        const { data, at, freshUntil } = await answer(asked)
        const text = reply.serialize({ code: 200, msg: 'ok', data, ...(at ? { at } : {}) })
        if (typeof text !== 'string') throw new TypeError('a reply is serialized as a text')
        return { bytes: Buffer.from(text), freshUntil: freshUntil?.getTime() }
      })
      const encoding = isWorthEncoding(plain.bytes)
        ? encodingFor(request.headers['accept-encoding'])
        : 'identity'
      if (encoding === 'identity') return send(request, reply, plain)
      const ofPlain = { key: `${encoding} ${key}`, version: `${version} ${plain.etag}` }
      const encoded = await cache.find(ofPlain, async () => ({
        bytes: await encodeReply(plain.bytes, encoding),
        freshUntil: plain.freshUntil,
      }))
      return send(request, reply.header('content-encoding', encoding), encoded)
    },
  })
}

function send(request: FastifyRequest, reply: FastifyReply, { bytes, etag }: StoredReply): FastifyReply {
  void reply.header('vary', 'accept-encoding')
  // Only a GET can be revalidated; lists that are asked for with POST are cached here alone.
  if (request.method === 'POST') return reply.type('application/json; charset=utf-8').send(bytes)
  void reply.header('etag', etag).header('cache-control', REVALIDATED)
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(bytes)
}

/** A proxy that compresses marks our tag as weak; it still stands for the same data. */
function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** The same text for the same input, in whichever order its fields came. */
function normalized(asked: unknown): string {
  return JSON.stringify(asked, (_, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
