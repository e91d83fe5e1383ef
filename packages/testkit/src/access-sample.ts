import { mountPath, type Route } from '@mofu/wire/route'

import type { HttpStack } from './http-stack.ts'

/** An account that is signed in with every scope. */
export type SignedIn = { address: string; token: string; readonly: string; mall: string }

/** A request about its owner's own data: params, query and body as the route expects them. */
export type Request = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  bytes?: Uint8Array<ArrayBuffer>
}

/** One request for a route that needs a session. `access/<domain>.ts` lists them; a route without one fails the matrix. */
export type AccessSample = {
  route: string
  ownOf: (owner: SignedIn, stack: HttpStack) => Promise<Request> | Request
  /** Names nobody's data: everyone gets their own answer. */
  isShared?: true
}

export function shared(route: Route, request: Request = {}): AccessSample {
  return { route: routeKey(route), ownOf: () => request, isShared: true }
}

export function owned(route: Route, ownOf: Request | AccessSample['ownOf']): AccessSample {
  return { route: routeKey(route), ownOf: typeof ownOf === 'function' ? ownOf : () => ownOf }
}

function routeKey(route: Route): string {
  return `${route.method} ${mountPath(route).replace(/:(\w+)/g, '{$1}')}`
}

export const nobody = '0x00000000000000000000000000000000000000aa'
/** Somebody else's rows look just like missing ones. */
export const unknownId = '01890000-0000-7000-8000-000000000000'
