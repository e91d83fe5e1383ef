import type { ApiModule } from '../../platform/api-module.ts'
import { fileStoreOf } from '../../platform/file-store-of.ts'
import { decoderAt } from '../../platform/render/decoder.ts'
import { draftDirOf, fileStorage } from './configured.ts'
import { ipfsNode } from './pinning/ipfs-node.ts'
import { pinWorkers } from './pinning/pin-file.ts'
import { pinningRoutes } from './pinning/routes.ts'
import { uploadsRoutes } from './routes.ts'
import { sweepUploads } from './store.ts'
import { sweepUploadsWorker } from './sweep-drafts.ts'

export const uploadsModule: ApiModule = {
  routes: async (server, { config, db }) => {
    await uploadsRoutes(server, {
      ...fileStorage({ config, db }),
      quota: config.uploadQuota,
      draftDir: draftDirOf(config),
      decoder: decoderAt(config.renderUrl),
      mediaUrl: config.mediaUrl,
    })
    pinningRoutes(server, { db, node: config.ipfsNode })
  },
  jobs: ({ config, db }) => {
    const files = fileStoreOf(config)
    return [
      ...(config.ipfsNode ? pinWorkers({ db, files, pin: ipfsNode(config.ipfsNode) }) : []),
      sweepUploadsWorker({ db, files }),
    ]
  },
  sweeps: { sweepUploads },
}
