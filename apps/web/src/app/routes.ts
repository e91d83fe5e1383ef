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

const forgetPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgetPassword',
  validateSearch: ({ email }: { email?: string }): { email?: string } => (email ? { email } : {}),
  component: lazyRouteComponent(() => import('./routes/forget-password.tsx')),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/resetPassword',
  component: lazyRouteComponent(() => import('./routes/reset-password.tsx')),
})

const validateEmail = createRoute({
  getParentRoute: () => root,
  path: '/validateEmail',
  component: lazyRouteComponent(() => import('./routes/validate-email.tsx')),
})

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyRouteComponent(() => import('./routes/account.tsx')),
})

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  component: lazyRouteComponent(() => import('./routes/admin.tsx')),
})

/** Every path of the product, on one page. */
export const routeTree = root.addChildren([
  home,
  list,
  detail,
  mint,
  forgetPassword,
  resetPassword,
  validateEmail,
  account,
  admin,
])
