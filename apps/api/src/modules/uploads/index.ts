import { readPetMetadata, shareCardOf } from './pet-metadata.ts'
import { goodsPictures } from './render-goods.ts'
import { petPictures } from './render-pet.ts'
import { uploadsRoutes } from './routes.ts'

export { goodsPictures, petPictures, readPetMetadata, shareCardOf, uploadsRoutes }
