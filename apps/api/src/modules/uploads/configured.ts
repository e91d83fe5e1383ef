import { join } from 'node:path'

import type { WorkerDeps } from '../../platform/api-module.ts'
import { fileStoreOf } from '../../platform/file-store-of.ts'
import { decoderAt } from '../../platform/render/decoder.ts'
import { type ReadToken, readToken } from './read-token.ts'
import type { FileStorage } from './record-media.ts'
import { findMedia } from './store.ts'

type Configured = Pick<WorkerDeps, 'config' | 'db'>

export function draftDirOf({ dataDir }: Configured['config']): string {
  return join(dataDir, 'drafts')
}

export function fileStorage({ config, db }: Configured): FileStorage {
  return { db, files: fileStoreOf(config), isPinning: config.ipfsNode !== undefined }
}

/** Reads what a token's URI points to, wherever it is. */
export function tokenReader({ config, db }: Configured): (tokenUri: string) => Promise<ReadToken> {
  const draftDir = draftDirOf(config)
  const reader = {
    ...fileStorage({ config, db }),
    draftDir,
    decoder: decoderAt(config.renderUrl),
    mediaUrl: config.mediaUrl,
    ipfsGateway: config.ipfsGateway,
    findStored: (cid: string) => findMedia(db, cid),
    rules: { draftDir, trusted: [new URL(config.ipfsGateway).origin] },
  }
  return (tokenUri) => readToken(reader, tokenUri)
}
