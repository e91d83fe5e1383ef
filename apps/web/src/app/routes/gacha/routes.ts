import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { loadPage } from '../../load-page.ts'
import { getParentRoute } from '../../root-route.ts'

const gachaMachine = createRoute({
  getParentRoute,
  path: '/gachaMachine',
  validateSearch: (search: { machine?: string | number }): { machine?: number } =>
    /^[1-9]\d{0,8}$/.test(String(search.machine)) ? { machine: Number(search.machine) } : {},
  component: lazyRouteComponent(loadPage(() => import('./gacha-machine.tsx'), 'gacha', 'mint')),
})

const redeem = createRoute({
  getParentRoute,
  path: '/redeem',
  component: lazyRouteComponent(loadPage(() => import('./redeem.tsx'), 'gacha', 'mint', 'pledge')),
})

const manager = createRoute({
  getParentRoute,
  path: '/gachaMachine/manager',
  component: lazyRouteComponent(
    loadPage(() => import('./gacha-manager.tsx'), 'gachaManagement', 'accounts', 'administration'),
  ),
})

const edit = createRoute({
  getParentRoute,
  path: '/gachaMachine-edit/$id',
  component: lazyRouteComponent(
    loadPage(() => import('./gacha-machine-edit.tsx'), 'gachaManagement', 'mint', 'accounts'),
  ),
})

export const gachaRoutes = [gachaMachine, manager, edit, redeem] as const
