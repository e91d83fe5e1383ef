import type { LinkName } from '@mofu/domain/links'
import type { ScreenWords } from '@mofu/words/screens/en'

type Label = keyof ScreenWords['menu']

/** The paths without parameters, so that a menu can link to them. */
export type ScreenPath = '/' | '/swap' | '/gachaMachine' | '/list' | '/mint' | '/quiz' | '/mall' | '/pnslist'

export type MenuEntry = {
  label: Label
  /** The target. A page outside of the product that is not configured is left out; `soon` is SPEC's own word for it. */
  leads: { outside: LinkName } | { screen: ScreenPath; hash?: string } | 'soon' | 'lottery'
}

export type MenuPlan = {
  name: Label
  entries: readonly MenuEntry[]
  /** Configured pages, under their own names, come before the entries. */
  hasPages?: boolean
}

/** The menus of the top bar, as SPEC §2 lists them. */
export const menus: readonly MenuPlan[] = [
  {
    name: 'trade',
    entries: [
      { label: 'swap', leads: { outside: 'swap' } },
      { label: 'liquidity', leads: { outside: 'liquidity' } },
      { label: 'rwa', leads: 'soon' },
    ],
  },
  {
    name: 'earn',
    entries: [
      { label: 'miracle', leads: { outside: 'miracle' } },
      { label: 'bank', leads: { outside: 'bank' } },
      { label: 'jackpot', leads: { outside: 'jackpot' } },
      { label: 'nftRewards', leads: 'soon' },
    ],
  },
  {
    name: 'nft',
    entries: [
      { label: 'exchange', leads: { screen: '/swap' } },
      { label: 'shop', leads: { screen: '/gachaMachine' } },
      { label: 'market', leads: { screen: '/list' } },
      { label: 'mint', leads: { screen: '/mint' } },
    ],
  },
  {
    name: 'game',
    entries: [
      { label: 'travel', leads: { outside: 'travel' } },
      { label: 'lottery', leads: 'lottery' },
      { label: 'quiz', leads: { screen: '/quiz' } },
      { label: 'others', leads: 'soon' },
    ],
  },
  {
    name: 'dapp',
    hasPages: true,
    entries: [
      { label: 'mall', leads: { screen: '/mall' } },
      { label: 'pns', leads: { screen: '/pnslist' } },
      { label: 'launchpad', leads: { screen: '/', hash: 'launchpad' } },
    ],
  },
  {
    name: 'more',
    entries: [
      { label: 'about', leads: { outside: 'about' } },
      { label: 'roadmap', leads: { outside: 'roadmap' } },
      { label: 'lab', leads: { outside: 'lab' } },
      { label: 'whitepaper', leads: { outside: 'whitepaper' } },
      { label: 'dao', leads: 'soon' },
    ],
  },
]
