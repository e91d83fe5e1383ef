import { cidOf } from './cid.ts'
import { fileStorage, tokenReader } from './configured.ts'
import { FetchFault } from './fetch-fault.ts'
import { isOurMedia } from './media-address.ts'
import { rarityRankOf, readDrawnMetadata, shareCardOf } from './pet-metadata.ts'
import type { ReadToken } from './read-token.ts'
import type { FileStorage } from './record-media.ts'
import { storeDocument } from './store-document.ts'

export {
  cidOf,
  FetchFault,
  fileStorage,
  isOurMedia,
  rarityRankOf,
  readDrawnMetadata,
  shareCardOf,
  storeDocument,
  tokenReader,
}
export type { FileStorage, ReadToken }
