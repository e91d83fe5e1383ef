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

/** One call: its path, its input, its output. Server and client are both derived from it. */
export type Route = {
  service: Service
  method: 'GET' | 'POST'
  /** SPEC's path, with `:name` for each parameter. */
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

/** What a caller sends. */
export type Input<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>

/** What a caller receives, inside the envelope. */
export type Data<R extends Route> = z.output<R['data']>

/** PostgreSQL can store neither NUL nor a lone surrogate, so every call refuses them, whatever else its fields allow. */
const storable = z.refine(isStorable, 'must be text without NUL and lone surrogates')

/**
 * Keeps the exact types of a route while checking its shape, and refuses text that cannot be stored. Marked as pure for
 * the bundler: a screen includes only the calls that it makes.
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

/** The URL of a call, with its path and query parameters. */
export function callPath<R extends Route>(route: R, input: Input<R>): string {
  const { params = {}, query = {} } = partsOf(input)
  const path = mountPath(route).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

/** The name of a call, used by the client and by preloaded responses alike. */
export function callName<R extends Route>(route: R, input: Input<R>): string {
  const { body } = partsOf(input)
  const name = `${route.method} ${callPath(route, input)}`
  return body === undefined ? name : `${name} ${JSON.stringify(body)}`
}
