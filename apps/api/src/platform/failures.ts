import { DomainError } from '@mofu/domain/domain-error'
import { type ErrorCode, type ErrorFacts, errorStatus } from '@mofu/domain/error-codes'
import type { Failure } from '@mofu/wire/envelope'
import { errorWords } from '@mofu/words/errors/en'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

/** Connection failures of the database: the client should retry shortly, it is not a bug. */
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  // What PgBouncer answers when it has no server, lost it, or refuses more clients.
  '08P01',
  // A primary that has just become a replica.
  '25006',
  '53300',
])

/** Overload: no free connection, a lock timeout, a statement timeout, or a transaction that lost against another one. */
const overloaded = new Set(['55P03', '57014', '40P01', '40001'])
const CONNECTION_LOST = /Connection terminated|Query read timeout/
const NO_CONNECTION_FREE = /timeout exceeded when trying to connect/

/** Maps everything a request throws to one answer. Unexpected failures reveal only an id, and are logged once, here. */
export function answerFailures(server: FastifyInstance): void {
  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof DomainError) return fail(reply, request, error.code, error.facts)
    if (hasZodFastifySchemaValidationErrors(error)) {
      const [first] = error.validation
      const field = `${error.validationContext ?? 'request'}${first?.instancePath ?? ''}`
      return fail(reply, request, 'request.invalid', { field, reason: first?.message ?? '' })
    }
    if (error.statusCode === 429) return fail(reply, request, 'request.too_many')
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return fail(reply, request, 'request.invalid', { field: 'request', reason: error.message })
    }
    if (isOverloaded(error)) {
      request.log.warn({ err: error }, 'database overloaded, request refused')
      return fail(reply, request, 'server.busy')
    }
    if (isConnectionFailure(error)) {
      request.log.warn({ err: error }, 'database unreachable, request refused')
      return fail(reply, request, 'server.starting')
    }
    request.log.error({ err: error }, 'request failed')
    return fail(reply, request, 'server.failed')
  })
  server.setNotFoundHandler(async (request, reply) => fail(reply, request, 'request.not_found'))
}

function isOverloaded(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      ('code' in cause && overloaded.has(String(cause.code))) || NO_CONNECTION_FREE.test(cause.message),
  )
}

function isConnectionFailure(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      ('code' in cause && connectionCodes.has(String(cause.code))) || CONNECTION_LOST.test(cause.message),
  )
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  return causes
}

async function fail(
  reply: FastifyReply,
  request: FastifyRequest,
  error: ErrorCode,
  facts: ErrorFacts = {},
): Promise<FastifyReply> {
  const code = errorStatus[error]
  if (error === 'server.busy') void reply.header('retry-after', '1')
  const body: Failure = { code, msg: errorWords[error], error, facts, requestId: request.id }
  return reply
    .code(code)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(body))
}
