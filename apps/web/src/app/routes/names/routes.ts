import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { readNamesSearch } from '../../../features/names/names-search.ts'
import { loadPage } from '../../load-page.ts'
import { getParentRoute } from '../../root-route.ts'

const names = createRoute({
  getParentRoute,
  path: '/pnslist',
  validateSearch: readNamesSearch,
  component: lazyRouteComponent(loadPage(() => import('./names.tsx'), 'names', 'mint')),
})

const name = createRoute({
  getParentRoute,
  path: '/pnsdetail/$id',
  component: lazyRouteComponent(loadPage(() => import('./name.tsx'), 'names', 'mint')),
})

const nameReport = createRoute({
  getParentRoute,
  path: '/pns-collection-report',
  validateSearch: ({ days }: { days?: string }): { days?: string } => (days ? { days } : {}),
  component: lazyRouteComponent(loadPage(() => import('./name-report.tsx'), 'names')),
})

const myNames = createRoute({
  getParentRoute,
  path: '/user-center/mypns-list',
  component: lazyRouteComponent(loadPage(() => import('./my-names.tsx'), 'names', 'mint')),
})

export const namesRoutes = [names, name, nameReport, myNames] as const
