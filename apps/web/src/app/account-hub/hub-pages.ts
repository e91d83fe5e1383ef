import type { LinkProps } from '@tanstack/react-router'

type HubLink = Pick<LinkProps, 'to' | 'search' | 'hash'>

/** The pages about the user's own things, in the order of the tabs. */
export const hubPages = {
  pets: { to: '/user-center/mynft-list' },
  collections: { to: '/user-center/collections-list' },
  trades: { to: '/user-center/trades', search: {} },
  auctions: { to: '/auction', search: { tab: 'selling' } },
  draws: { to: '/lotteries', search: {}, hash: 'my-draws' },
  predictions: { to: '/quiz', search: {}, hash: 'my-bets' },
  pledges: { to: '/user-center/pledge-list', search: {} },
  names: { to: '/user-center/mypns-list' },
  orders: { to: '/user-center/order-center' },
  referrals: { to: '/referred-list' },
  credits: { to: '/credits' },
  settings: { to: '/account' },
} as const satisfies Record<string, HubLink>

export type HubPage = keyof typeof hubPages

export const hubPageNames = Object.keys(hubPages) as readonly HubPage[]
