import type * as z from 'zod/mini'

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

/** Keeps the exact types of a route while checking its shape. */
export function route<const R extends Route>(spec: R): R {
  return spec
}

/** The path under which the server mounts a route. */
export function mountPath({ service, path }: Pick<Route, 'service' | 'path'>): string {
  return servicePrefix[service] + path
}
