import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { loadPage } from '../../load-page.ts'
import { getParentRoute } from '../../root-route.ts'

const swap = createRoute({
  getParentRoute,
  path: '/swap',
  component: lazyRouteComponent(loadPage(() => import('./swap.tsx'), 'exchange', 'mint')),
})

export const exchangeRoutes = [swap] as const
