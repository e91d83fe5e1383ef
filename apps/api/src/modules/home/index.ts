import { homeAnswers } from './page-answers.ts'
import { homeRoutes } from './routes.ts'
import { homeStore } from './store.ts'

export { homeAnswers, homeRoutes, homeStore }
