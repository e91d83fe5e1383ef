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
  component: lazyRouteComponent(loadPage(() => import('./account.tsx'), 'accounts', 'market', 'spending')),
})

const admin = createRoute({
  getParentRoute,
  path: '/admin',
  component: lazyRouteComponent(loadPage(() => import('./admin.tsx'), 'administration', 'accounts')),
})

const adminProposals = createRoute({
  getParentRoute,
  path: '/admin/proposals',
  component: lazyRouteComponent(
    loadPage(() => import('./admin-proposals.tsx'), 'administration', 'accounts', 'proposals'),
  ),
})

const adminPeople = createRoute({
  getParentRoute,
  path: '/admin/people',
  component: lazyRouteComponent(loadPage(() => import('./admin-people.tsx'), 'administration', 'accounts')),
})

const adminCollections = createRoute({
  getParentRoute,
  path: '/admin/collections',
  component: lazyRouteComponent(
    loadPage(() => import('./admin-collections.tsx'), 'administration', 'accounts', 'collections'),
  ),
})

const adminReports = createRoute({
  getParentRoute,
  path: '/admin/reports',
  component: lazyRouteComponent(
    loadPage(() => import('./admin-reports.tsx'), 'administration', 'accounts', 'trade'),
  ),
})

const adminDisputes = createRoute({
  getParentRoute,
  path: '/admin/disputes',
  component: lazyRouteComponent(
    loadPage(() => import('./admin-disputes.tsx'), 'administration', 'accounts', 'orders'),
  ),
})

const adminJobs = createRoute({
  getParentRoute,
  path: '/admin/jobs',
  component: lazyRouteComponent(loadPage(() => import('./admin-jobs.tsx'), 'administration', 'accounts')),
})

const adminAudit = createRoute({
  getParentRoute,
  path: '/admin/audit',
  component: lazyRouteComponent(loadPage(() => import('./admin-audit.tsx'), 'administration', 'accounts')),
})

const adminChain = createRoute({
  getParentRoute,
  path: '/admin/chain',
  component: lazyRouteComponent(
    loadPage(() => import('./admin-chain.tsx'), 'administration', 'accounts', 'mint'),
  ),
})

export const accountsRoutes = [
  forgetPassword,
  resetPassword,
  validateEmail,
  account,
  admin,
  adminProposals,
  adminPeople,
  adminCollections,
  adminReports,
  adminDisputes,
  adminChain,
  adminJobs,
  adminAudit,
] as const
