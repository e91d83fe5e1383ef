import type { ReadAt } from '@mofu/wire/envelope'
import { envelope } from '@mofu/wire/envelope'
import { type Data, mountPath, type Route } from '@mofu/wire/route'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'

import type { Access, CallerOf, Visit } from './access.ts'
import { deviceCookie, readDeviceToken } from './device-cookie.ts'

type Parsed<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodMiniType
  ? { [P in K]: z.output<R[K]> }
  : unknown

export type Request<R extends Route> = Parsed<R, 'params'> & Parsed<R, 'query'> & Parsed<R, 'body'>

export type Answer<R extends Route> = {
  data: Data<R>
  at?: ReadAt
  /** For the browser to keep, so that it is known the next time. */
  deviceToken?: string | undefined
}

/** A browser names itself at length; this much tells one from another. */
const DEVICE_LENGTH = 200

/** Puts a route of the wire on the server: input and answer are checked against its schemas, the envelope is put on. */
export function mount<R extends Route, const A extends Access>(
  server: FastifyInstance,
  route: R,
  access: A,
  answer: (request: Request<R>, caller: CallerOf<A>, visit: Visit) => Promise<Answer<R>>,
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
    handler: async ({ params, query, body, caller, ip, headers, protocol }, reply) => {
      const device = (headers['user-agent'] ?? '').slice(0, DEVICE_LENGTH)
      const visit = { ip, device, deviceToken: readDeviceToken(headers.cookie) }
      // The guard has put the caller there before any handler of a route that asks for one runs.
      const who = (access === 'anyone' ? undefined : caller) as CallerOf<A>
      const { data, at, deviceToken } = await answer({ params, query, body } as Request<R>, who, visit)
      if (deviceToken !== undefined) {
        void reply.header('set-cookie', deviceCookie(deviceToken, protocol === 'https'))
      }
      return { code: 200, msg: 'ok', data, ...(at ? { at } : {}) }
    },
  })
}
