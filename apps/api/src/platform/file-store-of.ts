import type { Config } from '../config.ts'
import { diskStore, type FileStore } from './file-store.ts'
import { s3Store } from './s3-store.ts'

/** The store that the configuration names: an S3 bucket, or else a folder. */
export function fileStoreOf({ s3, storeDir }: Pick<Config, 's3' | 'storeDir'>): FileStore {
  return s3 ? s3Store(s3) : diskStore(storeDir)
}
