import { constants } from 'node:zlib'

import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import type { ReadFamily } from '@mofu/db/read-versions'
import fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { $ZodType } from 'zod/v4/core'

import type { Config } from '../config.ts'
import type { Access } from './access.ts'
import { addressGroup } from './address-group.ts'
import { compiledSchema } from './compiled-schema.ts'
import { answerFailures } from './failures.ts'
import { readForms } from './forms.ts'
import { logError } from './log-error.ts'
import type { RedisLink } from './redis.ts'
import { visitorCountry } from './visitor-country.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyContextConfig {
    access?: Access
    /** Of a cached route: the families of tables that its reply is made of. */
    reads?: readonly ReadFamily[]
  }
}

const bodyLimit = 1_048_576

/** The HTTP server with everything around the routes: validation, limits, headers, failures, the OpenAPI document. */
export async function createServer(config: Config, redis: RedisLink): Promise<FastifyInstance> {
  const server = fastify({
    logger: {
      level: config.logLevel,
      serializers: {
        // The declared path: the actual one may contain a wallet, an e-mail or a token.
        req: ({ method, routeOptions, id }) => ({ method, path: routeOptions.url ?? 'unknown', id }),
        err: logError,
      },
    },
    disableRequestLogging: config.logLevel !== 'debug' && config.logLevel !== 'trace',
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit,
    // Slow senders must not hold connections forever; the limit covers the whole request with its body.
    requestTimeout: config.requestSeconds * 1_000,
    http: { headersTimeout: Math.min(15, config.requestSeconds) * 1_000, connectionsCheckingInterval: 1_000 },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: () => crypto.randomUUID(),
  })
  visitorCountry(server, config.countries.header)
  server.setValidatorCompiler(validatorCompiler)
  server.setSerializerCompiler<$ZodType>(({ schema, ...route }) =>
    serializerCompiler({ ...route, schema: compiledSchema(schema) }),
  )
  answerFailures(server)
  readForms(server)
  server.addHook('onRoute', ({ url, config: route }) => {
    if (!route?.access) throw new Error(`${url} does not declare who may call it`)
  })
  const isSecure = config.publicUrl.startsWith('https:')
  server.addHook('onSend', async (_, reply) => {
    void reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      // Wallets open their own windows and answer through them.
      .header('cross-origin-opener-policy', 'same-origin-allow-popups')
    if (isSecure) void reply.header('strict-transport-security', 'max-age=63072000')
  })
  await server.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => addressGroup(ip),
    // When Redis is unreachable, requests pass here; the limits of logins and money are in PostgreSQL.
    skipOnError: true,
    ...(redis.client ? { redis: redis.client } : {}),
  })
  // A compressed list is a tenth of its size. Small answers, among them every one with a session, are not compressed.
  await server.register(compress, {
    threshold: 2_048,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await server.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Mofu', version: '1' } },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input)
      // For readers of the document, and for the tests that try every route with every role and every cached route.
      const { access, reads } = input.route.config ?? {}
      return { schema: { ...schema, 'x-access': access, ...(reads ? { 'x-reads': reads } : {}) }, url }
    },
  })
  server.get('/api/openapi.json', { config: { access: 'anyone' }, schema: { hide: true } }, async () =>
    server.swagger(),
  )
  return server
}
