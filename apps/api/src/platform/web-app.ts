import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import type { Config } from '../config.ts'

const forever = { maxAge: '365d', immutable: true } as const

/** Gives out the built web app: files by their hashed names for ever, and the page itself for every path of the product. */
export async function webApp(server: FastifyInstance, config: Config & { webDir: string }): Promise<void> {
  const page = await readFile(join(config.webDir, 'index.html'), 'utf8')
  const policy = contentPolicy(config)
  await server.register(fastifyStatic, { root: config.webDir, serve: false, preCompressed: true })
  server.get(
    '/*',
    { config: { access: 'anyone', rateLimit: false }, schema: { hide: true } },
    async (request, reply) => {
      const path = decodeURI(request.url.split('?', 1)[0] ?? '/').slice(1)
      if (path.startsWith('assets/')) return reply.sendFile(path, forever)
      if (path.startsWith('api/') || path.startsWith('media/')) return reply.callNotFound()
      if (extname(path) !== '') return reply.sendFile(path, { maxAge: '1h' })
      return reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(page)
    },
  )
}

/** No script but our own, no third party at all; the page may speak to the chains' RPC addresses and WalletConnect's relay only. */
function contentPolicy({ networks, mediaUrl, walletConnect }: Config): string {
  const rpc = networks.flatMap(({ rpcUrls }) => rpcUrls.map((url) => new URL(url).origin))
  const relay = walletConnect ? [new URL(walletConnect.relayUrl).origin] : []
  const media = new URL(mediaUrl).origin
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    // The toasts and popups set their place by style attributes.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${media}`,
    `media-src 'self' ${media}`,
    `connect-src ${["'self'", ...new Set([...rpc, ...relay])].join(' ')}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ')
}
