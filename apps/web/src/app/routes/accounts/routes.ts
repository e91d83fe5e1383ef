import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { loadPage } from '../../load-page.ts'
import { getParentRoute } from '../../root-route.ts'

const forgetPassword = createRoute({
  getParentRoute,
  path: '/forgetPassword',
  validateSearch: ({ email }: { email?: string }): { email?: string } => (email ? { email } : {}),
  component: lazyRouteComponent(loadPage(() => import('./forget-password.tsx'), 'accounts')),
})

const resetPassword = createRoute({
  getParentRoute,
  path: '/resetPassword',
  component: lazyRouteComponent(loadPage(() => import('./reset-password.tsx'), 'accounts')),
})

const validateEmail = createRoute({
  getParentRoute,
  path: '/validateEmail',
  component: lazyRouteComponent(loadPage(() => import('./validate-email.tsx'), 'accounts')),
})

const account = createRoute({
  getParentRoute,
  path: '/account',
  component: lazyRouteComponent(loadPage(() => import('./account.tsx'), 'accounts', 'market')),
})

const admin = createRoute({
  getParentRoute,
  path: '/admin',
  component: lazyRouteComponent(loadPage(() => import('./admin.tsx'), 'accounts', 'orders', 'trade')),
})

export const accountsRoutes = [forgetPassword, resetPassword, validateEmail, account, admin] as const
