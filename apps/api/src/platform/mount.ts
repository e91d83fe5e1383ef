import type { ReadAt } from '@mofu/wire/envelope'
import { envelope } from '@mofu/wire/envelope'
import { type Data, mountPath, type Route } from '@mofu/wire/route'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type * as z from 'zod/mini'

import type { Access, CallerOf, Visit } from './access.ts'
import { deviceCookie, readDeviceToken } from './device-cookie.ts'
import { inTurn } from './turns.ts'

type Parsed<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodMiniType
  ? { [P in K]: z.output<R[K]> }
  : unknown

export type Request<R extends Route> = Parsed<R, 'params'> & Parsed<R, 'query'> & Parsed<R, 'body'>

export type Answer<R extends Route> = {
  data: Data<R>
  at?: ReadAt
  /** Sent to the browser as a cookie, so that the device is known the next time. */
  deviceToken?: string | undefined
  /**
   * It depends on the visitor's country, so no shared cache may keep it. `Vary` is not enough: a cache that names the
   * country itself compares what the visitor sent, which has no such header.
   */
  isOfCountry?: true
}

/** User agents are long; this much tells one from another. */
const DEVICE_LENGTH = 200

/** Mounts a route of the wire: validates input and output against its schemas and adds the envelope. */
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
    schema: { ...inputSchema(route), response: { 200: envelope(route.data) } },
    handler: async ({ params, query, body, caller, ip, country, headers, protocol }, reply) => {
      const device = (headers['user-agent'] ?? '').slice(0, DEVICE_LENGTH)
      const visit = { ip, device, deviceToken: readDeviceToken(headers.cookie), country }
      // The auth hook sets the caller before the handler of a guarded route runs.
      const who = (access === 'anyone' ? undefined : caller) as CallerOf<A>
      const call = () => answer({ params, query, body } as Request<R>, who, visit)
      const { data, at, deviceToken, isOfCountry } = await (caller ? inTurn(caller.accountId, call) : call())
      if (deviceToken !== undefined) {
        void reply.header('set-cookie', deviceCookie(deviceToken, protocol === 'https'))
      }
      if (isOfCountry) void reply.header('cache-control', 'private, no-cache')
      return { code: 200, msg: 'ok', data, ...(at ? { at } : {}) }
    },
  })
}

/** What a route is for and what it accepts, for the validation and for the OpenAPI document. */
export function inputSchema({ summary, service, params, query, body }: Route): FastifySchema {
  return {
    summary,
    tags: [service],
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
  }
}
