import { madeFiles } from './made-files.ts'
import { mediaRoutes } from './media-routes.ts'
import { readPetMetadata, shareCardOf } from './pet-metadata.ts'
import { petPictures } from './render-pet.ts'
import { resizePicture } from './resize-picture.ts'
import { uploadsRoutes } from './routes.ts'
import { uploadStore } from './store.ts'
import { sweepDrafts } from './sweep-drafts.ts'

export {
  madeFiles,
  mediaRoutes,
  petPictures,
  readPetMetadata,
  resizePicture,
  shareCardOf,
  sweepDrafts,
  uploadsRoutes,
  uploadStore,
}
