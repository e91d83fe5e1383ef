import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { getParentRoute } from './root-route.ts'

/**
 * Every component in every state, and the page behind links that are not configured, for developers. Decided at build
 * time, so that no production build contains them.
 */
export const developerRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute,
        path: '/_parts',
        component: lazyRouteComponent(() => import('./routes/parts.tsx')),
      }),
      createRoute({
        getParentRoute,
        path: '/_example',
        component: lazyRouteComponent(() => import('./routes/example.tsx')),
      }),
    ]
  : []
