import rateLimit from '@fastify/rate-limit'
import { DomainError } from '@mofu/domain/domain-error'
import fastify, { type FastifyInstance } from 'fastify'

import type { MediaConfig } from './media-config.ts'
import {
  goodsPictures,
  mediaRoutes,
  petPictures,
  pictureCache,
  resizePicture,
} from './modules/uploads/index.ts'
import { addressGroup } from './platform/address-group.ts'
import { answerFailures } from './platform/failures.ts'
import { fileStoreOf } from './platform/file-store-of.ts'
import type { Check } from './platform/health/check.ts'
import { healthRoutes } from './platform/health/health-routes.ts'
import { logError } from './platform/log-error.ts'
import { decodeRoutes } from './platform/render/decode-routes.ts'
import { canIsolate, childCommand } from './platform/render/isolation.ts'
import { type RenderPool, renderPool } from './platform/render/render-pool.ts'

export type MediaServers = {
  /** The media origin, for everybody. */
  origin: FastifyInstance
  /** Decoding, for the API and the worker. */
  render: FastifyInstance
}

/**
 * The media process: it serves what people sent in on an origin of its own, draws pictures, and decodes strangers' files for
 * the API and the worker. All decoding and drawing happens in processes below it, which it kills when they take too long.
 */
export async function createMedia(config: MediaConfig, stopping: AbortSignal): Promise<MediaServers> {
  const [origin, render] = [serverOf(config), serverOf(config)]
  const isIsolated = await canIsolate()
  if (!isIsolated) {
    origin.log.warn(
      'user namespaces are not allowed here: render processes share our network and process list',
    )
  }
  const pool = (isSingleUse: boolean) =>
    renderPool({
      ...config.render,
      command: childCommand(isIsolated),
      isSingleUse,
      log: origin.log,
    })
  // Two pools, so that strangers' files never hold up the pictures of a page.
  const [drawing, decoding] = [pool(false), pool(true)]
  origin.addHook('onClose', async () => drawing.stop())
  render.addHook('onClose', async () => decoding.stop())

  await origin.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => addressGroup(ip),
  })
  const count = origin.createRateLimit({
    max: config.drawingsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => `drawing ${addressGroup(ip)}`,
  })
  healthRoutes(origin, {
    checks: [queueCheck('drawing', drawing), queueCheck('decoding', decoding)],
    stopping,
  })
  const files = fileStoreOf(config)
  const drawings = { cache: await pictureCache(config.cacheDir, config.cacheBytes), pool: drawing }
  mediaRoutes(origin, {
    pictures: petPictures(drawings),
    goods: goodsPictures(drawings),
    resize: resizePicture(files, drawings),
    files,
    mediaUrl: config.mediaUrl,
    countDrawing: async (request) => {
      const limit = await count(request)
      if (!limit.isAllowed && limit.isExceeded) throw new DomainError('request.too_many')
    },
  })
  decodeRoutes(render, decoding)
  return { origin, render }
}

/** A queue that is full refuses pictures, but whoever asks again later gets them. */
function queueCheck(name: string, pool: RenderPool): Check {
  return {
    name,
    read: async () => {
      const { waiting, most } = pool.queue()
      return { state: waiting >= most ? 'degraded' : 'ok', facts: { waiting, most } }
    },
  }
}

function serverOf({ logLevel, trustedProxies }: MediaConfig): FastifyInstance {
  const server = fastify({
    logger: { level: logLevel, name: 'media', serializers: { err: logError } },
    disableRequestLogging: logLevel !== 'debug' && logLevel !== 'trace',
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
    http: { headersTimeout: 15_000 },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => crypto.randomUUID(),
  })
  answerFailures(server)
  server.addHook('onSend', async (_, reply) => {
    void reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer')
  })
  return server
}
