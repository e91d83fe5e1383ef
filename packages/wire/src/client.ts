import * as z from 'zod/mini'

import { asksForLogin, envelope, type Failure, isSuccess, type ReadAt } from './envelope.ts'
import { type Data, type Input, mountPath, type Route } from './route.ts'

export type Reply<R extends Route> = { data: Data<R>; at: ReadAt | undefined }

export type CallOptions = { signal?: AbortSignal | undefined; headers?: Record<string, string> }

/** A call that did not work: the server's own words, or none when it could not be reached. */
export class CallError extends Error {
  readonly status: number
  readonly failure: Failure | undefined

  constructor(status: number, failure: Failure | undefined, options?: ErrorOptions) {
    super(failure?.msg ?? `HTTP ${status}`, options)
    this.name = 'CallError'
    this.status = status
    this.failure = failure
  }
}

type Plain = string | number | boolean | undefined
type Parts = { params?: Record<string, Plain>; query?: Record<string, Plain>; body?: unknown }

/** Makes the typed client. `onLogin` runs when the server asks for the mall login (SPEC §7). */
export function createClient({ baseUrl, onLogin }: { baseUrl: string; onLogin?: () => void }) {
  return async function call<R extends Route>(
    route: R,
    input: Input<R>,
    { signal, headers }: CallOptions = {},
  ): Promise<Reply<R>> {
    const parts = input as Parts
    const response = await fetch(baseUrl + pathWith(route, parts), {
      method: route.method,
      ...sent(parts.body, headers),
      ...(signal ? { signal } : {}),
    }).catch((cause: unknown) => {
      if (signal?.aborted) throw cause
      throw new CallError(0, undefined, { cause })
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (!isSuccess(body)) {
      if (asksForLogin(body)) onLogin?.()
      throw new CallError(response.status, isFailure(body) ? body : undefined)
    }
    // The answer is checked here too: a server of another version must not put wrong values on a screen.
    const { data, at } = z.parse(envelope(route.data), body)
    return { data: data as Data<R>, at }
  }
}

function sent(body: unknown, headers: CallOptions['headers']): RequestInit {
  if (body === undefined) return headers ? { headers } : {}
  const isBytes = body instanceof Blob || body instanceof Uint8Array
  const type = isBytes ? 'application/octet-stream' : 'application/json'
  return {
    headers: { 'content-type': type, ...headers },
    body: isBytes ? (body as BodyInit) : JSON.stringify(body),
  }
}

function pathWith(route: Route, { params = {}, query = {} }: Parts): string {
  const path = mountPath(route).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

function isFailure(body: unknown): body is Failure {
  return typeof body === 'object' && body !== null && 'code' in body && 'msg' in body && 'error' in body
}
