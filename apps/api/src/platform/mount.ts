import type { ReadAt } from '@mofu/wire/envelope'
import { envelope } from '@mofu/wire/envelope'
import { type Data, mountPath, type Route } from '@mofu/wire/route'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'

/** Who may call a route. Every route says so; one that says nothing does not compile. */
export type Access = 'anyone'

type Parsed<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodMiniType
  ? { [P in K]: z.output<R[K]> }
  : unknown

export type Request<R extends Route> = Parsed<R, 'params'> & Parsed<R, 'query'> & Parsed<R, 'body'>

export type Answer<R extends Route> = { data: Data<R>; at?: ReadAt }

/** Puts a route of the wire on the server: input and answer are checked against its schemas, the envelope is put on. */
export function mount<R extends Route>(
  server: FastifyInstance,
  route: R,
  access: Access,
  answer: (request: Request<R>) => Promise<Answer<R>>,
): void {
  server.route({
    method: route.method,
    url: mountPath(route),
    config: { access },
    schema: {
      summary: route.summary,
      tags: [route.service],
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      response: { 200: envelope(route.data) },
    },
    handler: async ({ params, query, body }) => {
      const { data, at } = await answer({ params, query, body } as Request<R>)
      return { code: 200, msg: 'ok', data, ...(at ? { at } : {}) }
    },
  })
}
