/** Pages outside of the product that the menus link to. Their URLs come from configuration. */
export const outsidePages = [
  'swap',
  'liquidity',
  'miracle',
  'bank',
  'jackpot',
  'travel',
  'about',
  'roadmap',
  'lab',
  'whitepaper',
] as const

/** Community links, in the footer's order. */
export const socialPlaces = ['discord', 'telegram', 'x', 'youtube', 'github'] as const

export const linkNames = [...outsidePages, ...socialPlaces] as const

export type LinkName = (typeof linkNames)[number]

/** `LINK_SWAP`: the environment variable that holds the URL of a link. */
export function linkSetting(name: LinkName): string {
  return `LINK_${name.toUpperCase()}`
}
