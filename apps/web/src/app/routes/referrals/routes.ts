import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { loadPage } from '../../load-page.ts'
import { getParentRoute } from '../../root-route.ts'

const referredList = createRoute({
  getParentRoute,
  path: '/referred-list',
  component: lazyRouteComponent(loadPage(() => import('./referred-list.tsx'), 'referrals', 'accounts')),
})

const referredListV2 = createRoute({
  getParentRoute,
  path: '/referred-list-v2',
  component: lazyRouteComponent(loadPage(() => import('./referred-list.tsx'), 'referrals', 'accounts')),
})

const soldList = createRoute({
  getParentRoute,
  path: '/sold-list',
  validateSearch: ({ days, kind }: { days?: string; kind?: string }): { days?: string; kind?: string } => ({
    ...(days ? { days } : {}),
    ...(kind ? { kind } : {}),
  }),
  component: lazyRouteComponent(loadPage(() => import('./sold-list.tsx'), 'referrals', 'accounts')),
})

const statements = createRoute({
  getParentRoute,
  path: '/referral-statements',
  validateSearch: ({ month }: { month?: string }): { month?: string } => (month ? { month } : {}),
  component: lazyRouteComponent(loadPage(() => import('./statements.tsx'), 'referrals', 'accounts')),
})

const readReferrer = ({ referrer }: { referrer?: string }): { referrer?: string } =>
  referrer ? { referrer } : {}

const allReferral = createRoute({
  getParentRoute,
  path: '/all-referral',
  validateSearch: readReferrer,
  component: lazyRouteComponent(loadPage(() => import('./all-referral.tsx'), 'referrals', 'accounts')),
})

const allReferralV2 = createRoute({
  getParentRoute,
  path: '/all-referral-v2',
  validateSearch: readReferrer,
  component: lazyRouteComponent(loadPage(() => import('./all-referral-v2.tsx'), 'referrals', 'accounts')),
})

export const referralsRoutes = [
  referredList,
  referredListV2,
  soldList,
  statements,
  allReferral,
  allReferralV2,
] as const
