import { referralsRoutes } from './routes.ts'

export { referralsRoutes }
