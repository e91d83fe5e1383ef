import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { loadPage } from '../../load-page.ts'
import { getParentRoute } from '../../root-route.ts'

const mint = createRoute({
  getParentRoute,
  path: '/mint',
  component: lazyRouteComponent(loadPage(() => import('./mint.tsx'), 'artwork', 'mint', 'accounts')),
})

const bulkMint = createRoute({
  getParentRoute,
  path: '/bulkmint',
  component: lazyRouteComponent(loadPage(() => import('./bulk-mint.tsx'), 'bulk', 'accounts', 'mint')),
})

export const mintRoutes = [mint, bulkMint] as const
