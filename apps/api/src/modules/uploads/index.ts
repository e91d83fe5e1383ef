import { cidOf } from './cid.ts'
import { FetchFault } from './fetch-fault.ts'
import { keepDocuments } from './keep-document.ts'
import { mediaRoutes } from './media-routes.ts'
import { readPetMetadata, shareCardOf } from './pet-metadata.ts'
import { type ReadToken, readToken } from './read-token.ts'
import { goodsPictures } from './render-goods.ts'
import { petPictures } from './render-pet.ts'
import { resizePicture } from './resize-picture.ts'
import { uploadsRoutes } from './routes.ts'
import { uploadStore } from './store.ts'
import { sweepDrafts } from './sweep-drafts.ts'

export {
  cidOf,
  FetchFault,
  goodsPictures,
  keepDocuments,
  mediaRoutes,
  petPictures,
  readPetMetadata,
  type ReadToken,
  readToken,
  resizePicture,
  shareCardOf,
  sweepDrafts,
  uploadsRoutes,
  uploadStore,
}
