import type { ErrorFacts } from '@mofu/domain/error-codes'
import * as z from 'zod/mini'

/** The block up to which the response is true, its chain, and that chain's finality. */
export const readAt = z.object({
  chainId: z.int(),
  block: z.int(),
  blockTime: z.int(),
  finalizedBlock: z.int(),
})
export type ReadAt = z.output<typeof readAt>

export type Failure = {
  code: number
  msg: string
  error: string
  facts: ErrorFacts
  requestId: string
}

const successKeys = ['decimals', 'Children', 'list', 'Id', 'publicAddress', 'nonce']

/** SPEC §7: code 200 or 0, or a body that holds one of the known keys, or an array. */
export function isSuccess(body: unknown): boolean {
  if (Array.isArray(body)) return true
  if (typeof body !== 'object' || body === null) return false
  if ('code' in body && (body.code === 200 || body.code === 0)) return true
  return successKeys.some((key) => key in body)
}

/** SPEC §7: 401 with a message asks for the mall login. */
export function asksForLogin(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    body.code === 401 &&
    'msg' in body &&
    typeof body.msg === 'string' &&
    body.msg !== ''
  )
}

/** The data of a successful body and the block it names: in an envelope, or the body itself where SPEC §7 has none. */
export function contentOf(body: unknown): { data: unknown; at: ReadAt | undefined } {
  if (typeof body !== 'object' || body === null || !('data' in body)) return { data: body, at: undefined }
  return { data: body.data, at: 'at' in body ? z.parse(readAt, body.at) : undefined }
}

/** The shape of every successful response of our own server. */
export function envelope<T extends z.ZodMiniType>(data: T) {
  return z.object({
    code: z.literal(200),
    msg: z.string(),
    data,
    at: z.optional(readAt),
  })
}
