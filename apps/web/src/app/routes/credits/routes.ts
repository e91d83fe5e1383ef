import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { loadPage } from '../../load-page.ts'
import { getParentRoute } from '../../root-route.ts'

const credits = createRoute({
  getParentRoute,
  path: '/credits',
  component: lazyRouteComponent(loadPage(() => import('./credits.tsx'), 'credits')),
})

export const creditsRoutes = [credits] as const
