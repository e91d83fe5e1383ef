import * as z from 'zod/mini'

import { isStorable } from './values.ts'

/** The three services of SPEC §7 and our own calls, each under its fixed prefix. */
export const servicePrefix = {
  main: '/api/main',
  mall: '/api/mall',
  v2: '/api/v2',
  app: '/api/app',
} as const

export type Service = keyof typeof servicePrefix

/** One call: where it lives, what it takes, what it answers. Server and client are both made from it. */
export type Route = {
  service: Service
  method: 'GET' | 'POST'
  /** SPEC's path, with `:name` for each part that varies. */
  path: `/${string}`
  summary: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  data: z.ZodMiniType
}

type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodMiniType
  ? { [P in K]: z.input<R[K]> }
  : unknown

/** What a caller gives. */
export type Input<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>

/** What a caller gets, inside the envelope. */
export type Data<R extends Route> = z.output<R['data']>

/** PostgreSQL can hold neither NUL nor half of a surrogate pair, so no call takes them, whatever else its fields allow. */
const storable = z.refine(isStorable, 'must be text without NUL and lone surrogates')

/**
 * Keeps the exact types of a route while checking its shape, and refuses text that cannot be stored. Does nothing else, which
 * the build is told: a screen carries only the calls that it makes.
 */
/* @__NO_SIDE_EFFECTS__ */
export function route<const R extends Route>(spec: R): R {
  const { params, query, body } = spec
  return {
    ...spec,
    ...(params ? { params: params.check(storable) } : {}),
    ...(query ? { query: query.check(storable) } : {}),
    ...(body ? { body: body.check(storable) } : {}),
  }
}

/** The path under which the server mounts a route. */
export function mountPath({ service, path }: Pick<Route, 'service' | 'path'>): string {
  return servicePrefix[service] + path
}

type Plain = string | number | boolean | undefined
type Parts = { params?: Record<string, Plain>; query?: Record<string, Plain>; body?: unknown }

export function partsOf<R extends Route>(input: Input<R>): Parts {
  return input as Parts
}

/** Where a call goes, with everything that stands in its address. */
export function callPath<R extends Route>(route: R, input: Input<R>): string {
  const { params = {}, query = {} } = partsOf(input)
  const path = mountPath(route).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

/** The same for whoever asks and for whoever has the answer already. */
export function callName<R extends Route>(route: R, input: Input<R>): string {
  const { body } = partsOf(input)
  const name = `${route.method} ${callPath(route, input)}`
  return body === undefined ? name : `${name} ${JSON.stringify(body)}`
}
