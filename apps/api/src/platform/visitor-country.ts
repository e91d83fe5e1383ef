import { readCountry } from '@mofu/domain/country-switch'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** Undefined where no trusted proxy has named it. */
    country?: string | undefined
  }
}

/** Reads the visitor's country from a header that a trusted proxy sets. From anybody else the header means nothing. */
export function visitorCountry(server: FastifyInstance, header: string | undefined): void {
  server.decorateRequest('country', undefined)
  if (header === undefined) return
  server.addHook('onRequest', async (request) => {
    const value = request.headers[header]
    if (isThroughProxy(request) && typeof value === 'string') request.country = readCountry(value)
  })
  // A cache in between must not give one country's answer to another.
  server.addHook('onSend', async (_, reply) => {
    const vary = reply.getHeader('vary')
    void reply.header('vary', vary === undefined ? header : `${String(vary)}, ${header}`)
  })
}

/** A trusted peer names at least one further address. */
function isThroughProxy({ ips }: FastifyRequest): boolean {
  return (ips?.length ?? 0) > 1
}
