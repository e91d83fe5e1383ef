import { readPetMetadata, shareCardOf } from './pet-metadata.ts'
import { petPictures } from './render-pet.ts'
import { uploadsRoutes } from './routes.ts'

export { petPictures, readPetMetadata, shareCardOf, uploadsRoutes }
