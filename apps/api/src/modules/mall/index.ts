import { mallPreviews } from './preview.ts'
import { mallRoutes } from './routes.ts'
import { mallStores } from './store.ts'

export { mallPreviews, mallRoutes, mallStores }
