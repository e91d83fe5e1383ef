import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { loadPage } from '../../load-page.ts'
import { getParentRoute } from '../../root-route.ts'

const terms = createRoute({
  getParentRoute,
  path: '/terms',
  component: lazyRouteComponent(loadPage(() => import('./terms.tsx'))),
})

const privacy = createRoute({
  getParentRoute,
  path: '/privacy',
  component: lazyRouteComponent(loadPage(() => import('./privacy.tsx'))),
})

const risk = createRoute({
  getParentRoute,
  path: '/risk',
  component: lazyRouteComponent(loadPage(() => import('./risk.tsx'))),
})

export const legalRoutes = [terms, privacy, risk] as const
