import { fileURLToPath } from 'node:url'

import { readEnvironment } from '@mofu/domain/environment'

import type { S3Settings } from './platform/s3-store.ts'
import { readS3 } from './s3-config.ts'

/** Settings of the media process. It has no database, no RPC node, and no key except that of the bucket it serves. */
export type MediaConfig = {
  host: string
  port: number
  logLevel: string
  mediaUrl: string
  /** Rendered pictures that can be rendered again. Only this process writes here. */
  cacheDir: string
  cacheBytes: number
  storeDir: string
  s3: S3Settings | undefined
  trustedProxies: readonly string[]
  /** Rate limit per network address, over all pictures. */
  requestsPerMinute: number
  /** Rate limit per network address, for pictures that have to be rendered. */
  drawingsPerMinute: number
  /** Where the API and the worker send files to decode. Must not be reachable by anyone else. */
  render: { host: string; port: number; processes: number; queueMost: number }
  shutdownSeconds: number
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const MEGABYTE = 1_048_576

export function readMediaConfig(environment: Readonly<Record<string, string | undefined>>): MediaConfig {
  const env = readEnvironment(environment)
  const port = env.whole('MEDIA_PORT', { fallback: 3002, least: 1, most: 65_535 })
  const config = {
    host: env.text('MEDIA_HOST', '127.0.0.1'),
    port,
    logLevel: env.oneOf('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error'], 'info'),
    mediaUrl: env.url('MEDIA_URL', ['http', 'https'], `http://127.0.0.1:${port}`).replace(/\/$/, ''),
    cacheDir: `${env.text('DATA_DIR', `${root}.mofu/files`)}/pictures`,
    cacheBytes:
      env.whole('MEDIA_CACHE_MEGABYTES', { fallback: 2_048, least: 1, most: 100_000_000 }) * MEGABYTE,
    storeDir: env.text('STORE_DIR', `${root}.mofu/store`),
    s3: env.part(() => readS3(environment), undefined),
    trustedProxies: env
      .text('TRUSTED_PROXIES', '')
      .split(',')
      .flatMap((part) => part.trim() || []),
    requestsPerMinute: env.whole('MEDIA_REQUESTS_PER_MINUTE', {
      fallback: 6_000,
      least: 1,
      most: 10_000_000,
    }),
    drawingsPerMinute: env.whole('MEDIA_DRAWINGS_PER_MINUTE', { fallback: 600, least: 1, most: 10_000_000 }),
    render: {
      host: env.text('RENDER_HOST', '127.0.0.1'),
      port: env.whole('RENDER_PORT', { fallback: 3003, least: 1, most: 65_535 }),
      processes: env.whole('RENDER_PROCESSES', { fallback: 2, least: 1, most: 256 }),
      queueMost: env.whole('RENDER_QUEUE', { fallback: 100, least: 1, most: 100_000 }),
    },
    shutdownSeconds: env.whole('SHUTDOWN_SECONDS', { fallback: 20, least: 1, most: 600 }),
  }
  env.finish('The media process')
  return config
}
