import rateLimit from '@fastify/rate-limit'
import { DomainError } from '@mofu/domain/domain-error'
import fastify, { type FastifyInstance } from 'fastify'

import type { MediaConfig } from './media-config.ts'
import { mediaRoutes } from './modules/uploads/media-routes.ts'
import { pictureCache } from './modules/uploads/picture-cache.ts'
import { goodsPictures } from './modules/uploads/render-goods.ts'
import { petPictures } from './modules/uploads/render-pet.ts'
import { workPictures } from './modules/uploads/render-work.ts'
import { resizePicture } from './modules/uploads/resize-picture.ts'
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
  /** The public media origin. */
  origin: FastifyInstance
  /** The internal decoding endpoint for the API and the worker. */
  render: FastifyInstance
}

/**
 * The media process: serves uploads on a separate origin, renders pictures, and decodes untrusted files for the API and
 * the worker. Decoding and rendering happen in child processes, which are killed when they take too long.
 */
export async function createMedia(config: MediaConfig, stopping: AbortSignal): Promise<MediaServers> {
  const [origin, render] = [serverOf(config), serverOf(config)]
  const isIsolated = await canIsolate()
  if (!isIsolated) {
    origin.log.warn(
      'media: user namespaces are not allowed, render processes share our network and process list',
    )
  }
  const pool = (isSingleUse: boolean) =>
    renderPool({
      ...config.render,
      command: childCommand(isIsolated),
      isSingleUse,
      log: origin.log,
    })
  // Two pools, so that untrusted files never delay the pictures of a page.
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
    works: workPictures(drawings),
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

/** A full queue refuses pictures for the moment; a later request succeeds. */
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
