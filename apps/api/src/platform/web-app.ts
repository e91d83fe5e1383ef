import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Config } from '../config.ts'
import type { Preview, PreviewTable } from './link-preview.ts'
import { pageChoices } from './page-choices.ts'
import { pageHead } from './page-head.ts'
import { type BuildManifest, type BuildRoutes, pagePreloads, wordPreloads } from './page-preloads.ts'
import type { FindAnswers, Visitor } from './preloaded-responses.ts'

const forever = { maxAge: '365d', immutable: true } as const

/** Serves the built web app: hashed files with unlimited caching, and the page itself for every path of the product. */
export async function webApp(
  server: FastifyInstance,
  config: Config & { webDir: string },
  previewOf: PreviewTable,
  answersOf: FindAnswers,
): Promise<void> {
  const page = pageHead(await readFile(join(config.webDir, 'index.html'), 'utf8'))
  const built = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(config.webDir, '.vite', name), 'utf8'))
  const manifest = (await built('manifest.json')) as BuildManifest
  const preloadsOf = pagePreloads(manifest, (await built('routes.json')) as BuildRoutes)
  const wordsOf = wordPreloads(manifest)
  const defaultCard: Preview = {
    title: 'Mofu',
    description: 'Ten thousand fluffy pets, minted and traded by the people who love them.',
    image: `${config.mediaUrl}/pets/7/card.png`,
  }
  const policy = contentPolicy(config)
  const visitorOf = visitorFrom(config.countries.header)
  await server.register(fastifyStatic, { root: config.webDir, serve: false, preCompressed: true })
  server.get(
    '/*',
    { config: { access: 'anyone', rateLimit: false }, schema: { hide: true } },
    async (request, reply) => {
      const { pathname, searchParams } = new URL(request.url, config.publicUrl)
      const path = decodeURI(pathname).slice(1)
      if (path.startsWith('assets/')) return reply.sendFile(path, forever)
      // Files that begin with a dot belong to the build.
      if (path.startsWith('api/') || /(^|\/)\./.test(path)) return reply.callNotFound()
      if (extname(path) !== '') return reply.sendFile(path, { maxAge: '1h' })
      const choices = pageChoices(request.headers.cookie)
      const [preview, answers] = await Promise.all([
        previewOf(pathname, searchParams),
        answersOf(pathname, searchParams, visitorOf(request)),
      ])
      return reply
        .code(preview === 'missing' ? 404 : 200)
        .header('cache-control', 'no-cache')
        .header('vary', 'cookie')
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(
          page({
            preview: preview === 'missing' ? defaultCard : (preview ?? defaultCard),
            url: config.publicUrl + pathname,
            choices,
            preloads: [...preloadsOf(pathname), ...wordsOf(choices.language, answers.namespaces)],
            answers,
          }),
        )
    },
  )
}

/** The peer's address, and what it says about the visitor behind it. */
function visitorFrom(countryHeader: string | undefined) {
  const names = ['x-forwarded-for', ...(countryHeader === undefined ? [] : [countryHeader])]
  return ({ socket, headers }: FastifyRequest): Visitor => ({
    remoteAddress: socket.remoteAddress ?? '',
    headers: Object.fromEntries(
      names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
    ),
  })
}

/**
 * No scripts but our own and no third parties; the page may connect only to the chains' RPC addresses, WalletConnect's
 * relay and the beacon.
 */
function contentPolicy({ networks, mediaUrl, walletConnect, beaconUrls }: Config): string {
  const rpc = networks.flatMap(({ publicRpcUrl }) =>
    publicRpcUrl === null ? [] : new URL(publicRpcUrl).origin,
  )
  const relay = walletConnect ? [new URL(walletConnect.relayUrl).origin] : []
  const media = new URL(mediaUrl).origin
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    // Toasts and popups are positioned by style attributes.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${media}`,
    // A chosen video is shown to capture its poster, before a byte of it is uploaded.
    `media-src 'self' blob: ${media}`,
    `connect-src ${["'self'", ...new Set([...rpc, ...relay, ...beaconUrls.map((url) => new URL(url).origin)])].join(' ')}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'self'`,
  ].join('; ')
}
