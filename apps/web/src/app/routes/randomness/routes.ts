import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { loadPage } from '../../load-page.ts'
import { getParentRoute } from '../../root-route.ts'

const poolFairness = createRoute({
  getParentRoute,
  path: '/fairness/$kind/$id',
  component: lazyRouteComponent(loadPage(() => import('./pool-fairness.tsx'), 'fairness')),
})

const drawFairness = createRoute({
  getParentRoute,
  path: '/fairness/$kind/$id/$order',
  component: lazyRouteComponent(loadPage(() => import('./draw-fairness.tsx'), 'fairness', 'mint')),
})

export const randomnessRoutes = [poolFairness, drawFairness] as const
