import { keepDocuments } from './keep-document.ts'
import { mediaRoutes } from './media-routes.ts'
import { readPetMetadata, shareCardOf } from './pet-metadata.ts'
import { goodsPictures } from './render-goods.ts'
import { petPictures } from './render-pet.ts'
import { resizePicture } from './resize-picture.ts'
import { uploadsRoutes } from './routes.ts'
import { uploadStore } from './store.ts'
import { sweepDrafts } from './sweep-drafts.ts'

export {
  goodsPictures,
  keepDocuments,
  mediaRoutes,
  petPictures,
  readPetMetadata,
  resizePicture,
  shareCardOf,
  sweepDrafts,
  uploadsRoutes,
  uploadStore,
}
