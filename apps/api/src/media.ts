import fastify, { type FastifyInstance } from 'fastify'

import type { Config } from './config.ts'
import { goodsPictures, mediaRoutes, petPictures, resizePicture } from './modules/uploads/index.ts'
import { answerFailures } from './platform/failures.ts'
import { fileStoreOf } from './platform/file-store-of.ts'
import { logError } from './platform/log-error.ts'

/** The media origin: a server of its own, so that what people sent in never shares an origin with the product. */
export function createMedia(config: Config): FastifyInstance {
  const server = fastify({
    logger: { level: config.logLevel, serializers: { err: logError } },
    disableRequestLogging: config.logLevel !== 'debug' && config.logLevel !== 'trace',
    forceCloseConnections: true,
    genReqId: () => crypto.randomUUID(),
  })
  answerFailures(server)
  server.addHook('onSend', async (_, reply) => {
    void reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer')
  })
  const files = fileStoreOf(config)
  mediaRoutes(server, {
    pictures: petPictures(config.dataDir),
    goods: goodsPictures(config.dataDir),
    resize: resizePicture(files, config.dataDir),
    files,
    mediaUrl: config.mediaUrl,
  })
  return server
}
