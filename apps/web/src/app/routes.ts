import { parseAddress } from '@mofu/domain/address'
import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'

import { FailureScreen } from './shell/failure-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({
  component: Shell,
  errorComponent: FailureScreen,
  notFoundComponent: NotFoundScreen,
})

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/list', replace: true })
  },
})

const list = createRoute({
  getParentRoute: () => root,
  path: '/list',
  validateSearch: ({ collection }: { collection?: string }): { collection?: string } => {
    const address = parseAddress(collection ?? '')
    return address ? { collection: address } : {}
  },
  component: lazyRouteComponent(() => import('./routes/list.tsx')),
})

const detail = createRoute({
  getParentRoute: () => root,
  path: '/detail/$id',
  component: lazyRouteComponent(() => import('./routes/detail.tsx')),
})

const mint = createRoute({
  getParentRoute: () => root,
  path: '/mint',
  validateSearch: ({ pet }: { pet?: string | number }): { pet?: number } => {
    const number = /^[1-9]\d{0,4}$/.test(String(pet)) ? Number(pet) : 0
    return number >= 1 && number <= 10_000 ? { pet: number } : {}
  },
  component: lazyRouteComponent(() => import('./routes/mint.tsx')),
})

const credits = createRoute({
  getParentRoute: () => root,
  path: '/credits',
  component: lazyRouteComponent(() => import('./routes/credits.tsx')),
})

/** Every path of the product, on one page. */
export const routeTree = root.addChildren([home, list, detail, mint, credits])
