import * as z from 'zod/mini'

import { asksForLogin, contentOf, type Failure, isSuccess, type ReadAt } from './envelope.ts'
import { callName, callPath, type Data, type Input, partsOf, type Route } from './route.ts'

export type Reply<R extends Route> = { data: Data<R>; at: ReadAt | undefined }

export type CallOptions = { signal?: AbortSignal | undefined; headers?: Record<string, string> }

/** A failed call: the server's own message, or none when it could not be reached. */
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

type ClientOptions = {
  baseUrl: string
  /** Runs when the server asks for the mall login (SPEC §7). */
  onLogin?: () => void
  /** A preloaded response, by the name of the call. */
  takePreloaded?: (name: string) => unknown
}

/** Creates the typed client. */
export function createClient({ baseUrl, onLogin, takePreloaded }: ClientOptions) {
  return async function call<R extends Route>(
    route: R,
    input: Input<R>,
    { signal, headers }: CallOptions = {},
  ): Promise<Reply<R>> {
    const known = headers ? undefined : takePreloaded?.(callName(route, input))
    if (known !== undefined) return readReply(route, known)
    const response = await request(baseUrl, route, input, { signal, ...(headers ? { headers } : {}) })
    const body: unknown = await response.json().catch(() => undefined)
    if (!isSuccess(body)) {
      if (asksForLogin(body)) onLogin?.()
      throw new CallError(response.status, isFailure(body) ? body : undefined)
    }
    return readReply(route, body)
  }
}

/** Creates the client of routes that answer with a file. */
export function createFileClient({ baseUrl }: Pick<ClientOptions, 'baseUrl'>) {
  return async function callFile<R extends Route>(
    route: R,
    input: Input<R>,
    options: CallOptions = {},
  ): Promise<Blob> {
    const response = await request(baseUrl, route, input, options)
    if (response.ok) {
      // The server ends the connection when it fails in the middle of a file.
      return response.blob().catch((cause: unknown) => {
        throw new CallError(0, undefined, { cause })
      })
    }
    const body: unknown = await response.json().catch(() => undefined)
    throw new CallError(response.status, isFailure(body) ? body : undefined)
  }
}

async function request<R extends Route>(
  baseUrl: string,
  route: R,
  input: Input<R>,
  { signal, headers }: CallOptions,
): Promise<Response> {
  return fetch(baseUrl + callPath(route, input), {
    method: route.method,
    ...sent(partsOf(input).body, headers),
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new CallError(0, undefined, { cause })
  })
}

/**
 * Responses are validated here too: a server of another version must not put wrong values on a screen. Every shape that
 * SPEC §7 calls a success is read, with or without an envelope.
 */
function readReply<R extends Route>(route: R, body: unknown): Reply<R> {
  const { data, at } = contentOf(body)
  return { data: z.parse(route.data, data) as Data<R>, at }
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

function isFailure(body: unknown): body is Failure {
  return typeof body === 'object' && body !== null && 'code' in body && 'msg' in body && 'error' in body
}
