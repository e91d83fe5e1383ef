/** Pages outside of the product that the menus lead to. Where each of them is, configuration says. */
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

/** Where the community meets, in the footer's order. */
export const socialPlaces = ['discord', 'telegram', 'x', 'youtube', 'github'] as const

export const linkNames = [...outsidePages, ...socialPlaces] as const

export type LinkName = (typeof linkNames)[number]

/** `LINK_SWAP`: the environment's name for where a link leads. */
export function linkSetting(name: LinkName): string {
  return `LINK_${name.toUpperCase()}`
}
