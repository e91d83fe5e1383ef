import { readPetMetadata } from './pet-metadata.ts'
import { petPictures } from './render-pet.ts'
import { uploadsRoutes } from './routes.ts'

export { petPictures, readPetMetadata, uploadsRoutes }
