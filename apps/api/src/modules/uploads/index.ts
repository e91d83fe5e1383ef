import { cidOf } from './cid.ts'
import { FetchFault } from './fetch-fault.ts'
import { keepDocuments } from './keep-document.ts'
import { isOurMedia } from './media-address.ts'
import { mediaRoutes } from './media-routes.ts'
import { readPetMetadata, shareCardOf } from './pet-metadata.ts'
import { pictureCache } from './picture-cache.ts'
import { type IpfsNodeSettings, ipfsNode } from './pinning/ipfs-node.ts'
import { pinWorkers } from './pinning/pin-file.ts'
import { pinningRoutes } from './pinning/routes.ts'
import { pinStore } from './pinning/store.ts'
import { type ReadToken, readToken } from './read-token.ts'
import { goodsPictures } from './render-goods.ts'
import { petPictures } from './render-pet.ts'
import { resizePicture } from './resize-picture.ts'
import { uploadsRoutes } from './routes.ts'
import { sweepUploads, uploadStore } from './store.ts'
import { sweepUploadsWorker } from './sweep-drafts.ts'

export {
  cidOf,
  FetchFault,
  goodsPictures,
  ipfsNode,
  type IpfsNodeSettings,
  isOurMedia,
  keepDocuments,
  mediaRoutes,
  petPictures,
  pictureCache,
  pinningRoutes,
  pinStore,
  pinWorkers,
  readPetMetadata,
  type ReadToken,
  readToken,
  resizePicture,
  shareCardOf,
  sweepUploadsWorker,
  uploadsRoutes,
  uploadStore,
  sweepUploads,
}
