import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { loadPage } from '../../load-page.ts'
import { prefetchScreen } from '../../prefetch-screen.ts'
import { queryClient } from '../../query-client.ts'
import { getParentRoute } from '../../root-route.ts'

const home = createRoute({
  getParentRoute,
  path: '/',
  loader: () => prefetchScreen(async () => (await import('./home.tsx')).prefetch(queryClient)),
  component: lazyRouteComponent(loadPage(() => import('./home.tsx'), 'home', 'market')),
})

const editHome = createRoute({
  getParentRoute,
  path: '/admin/home',
  component: lazyRouteComponent(loadPage(() => import('./edit-home.tsx'), 'accounts', 'administration')),
})

export const homeRoutes = [home, editHome] as const
