import { DomainError } from '@mofu/domain/domain-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Access, Caller } from './access.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    caller?: Caller | undefined
  }
}

export type FindCaller = (token: string) => Promise<Caller | undefined>

/** Runs before every route: an unauthorized request is refused before its body is read. */
export function authHook(server: FastifyInstance, findCaller: FindCaller): void {
  server.decorateRequest('caller', undefined)
  server.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config
    // No such route; the not-found answer needs no authorization.
    if (access === undefined && request.is404) return
    if (access === 'anyone') return
    void reply.header('cache-control', 'no-store')
    request.caller = await admit(request, access, findCaller)
  })
}

async function admit(
  request: FastifyRequest,
  access: Exclude<Access, 'anyone'> | undefined,
  findCaller: FindCaller,
): Promise<Caller> {
  if (!access) throw new DomainError('accounts.role_needed')
  refuseStrangers(request)
  const token = bearerOf(request)
  const caller = token === undefined ? undefined : await findCaller(token)
  if (!caller) throw new DomainError('accounts.session_needed')
  const { scopes, roles } = access
  if (!scopes.includes(caller.scope)) throw new DomainError('accounts.scope_wrong', { scope: caller.scope })
  if (roles && !roles.some((role) => caller.roles.includes(role))) {
    throw new DomainError('accounts.role_needed', { roles: roles.join(', ') })
  }
  return caller
}

function bearerOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1]
}

/**
 * Some of SPEC's GETs change state. A link, a picture or a prefetch must never trigger one, so a browser's request has
 * to come from a script of our own pages.
 */
function refuseStrangers({ headers }: FastifyRequest): void {
  const mode = headers['sec-fetch-mode']
  const isStrange =
    mode === 'navigate' ||
    mode === 'no-cors' ||
    headers['sec-fetch-site'] === 'cross-site' ||
    headers['sec-purpose'] !== undefined ||
    headers['purpose'] === 'prefetch'
  if (isStrange) throw new DomainError('accounts.cross_site')
}
