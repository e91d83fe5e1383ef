import { Readable } from 'node:stream'

import { mountPath, type Route } from '@mofu/wire/route'
import type { FastifyInstance } from 'fastify'

import type { Access, Caller } from './access.ts'
import { inputSchema, type Request } from './mount.ts'
import { inTurn } from './turns.ts'

type FileAnswer = { name: string; type: string; chunks: AsyncIterable<string> }

/**
 * Mounts a route of the wire that answers with a file. Chunks are made as fast as the client reads them. A failure
 * before the first one is answered as usual; a later one ends the connection.
 */
export function mountFile<R extends Route>(
  server: FastifyInstance,
  route: R,
  access: Exclude<Access, 'anyone'>,
  answer: (request: Request<R>, caller: Caller) => Promise<FileAnswer>,
): void {
  server.route({
    method: route.method,
    url: mountPath(route),
    config: { access },
    schema: { ...inputSchema(route), response: { 200: route.data } },
    handler: async ({ params, query, body, caller }, reply) => {
      // The auth hook sets the caller before the handler of a guarded route runs.
      const who = caller as Caller
      const request = { params, query, body } as Request<R>
      const { name, type, chunks } = await inTurn(who.accountId, () => answer(request, who))
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(inTurns(who.accountId, chunks), { highWaterMark: 1 }))
    },
  })
}

/** Each chunk takes a slot of its account while it is made, and none while the client reads it. */
async function* inTurns(accountId: string, chunks: AsyncIterable<string>): AsyncGenerator<string> {
  const iterator = chunks[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { value, done } = await inTurn(accountId, () => iterator.next())
      if (done) return
      yield value
    }
  } finally {
    await iterator.return?.()
  }
}
