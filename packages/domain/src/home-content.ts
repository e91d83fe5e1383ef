import type { ErrorCode } from './error-codes.ts'
import { languages } from './languages.ts'
import type { LocalText } from './local-text.ts'

/** A picture for wide screens and one for phones; without the second, the first serves both. */
export type HomeBanner = { src: string; srcMobile: string | null; title: LocalText; link: string }

/** SPEC §3: popular series. Fields left empty are taken from the collection itself. */
export type HomeSeries = {
  collectionId: string
  image: string | null
  title: LocalText
  /** A line below the title. */
  other: LocalText
  url: string | null
}

/** SPEC §3: launchpad items, under the id of their collection. */
export type HomeLaunch = {
  id: string
  title: LocalText
  thumbnailType: 'IMAGE' | 'VIDEO' | 'audio'
  thumbnailUrl: string | null
}

/** What an admin chose for the home page. Empty lists are filled from the market. */
export type HomeContent = { banners: HomeBanner[]; popularSeries: HomeSeries[]; launchpad: HomeLaunch[] }

export const noHomeContent: HomeContent = { banners: [], popularSeries: [], launchpad: [] }

export const homeMost = { banners: 6, popularSeries: 8, launchpad: 8 } as const

/** How many days count as recent on the home page, today included. */
export const HOME_DAYS = 7

export function homeFault({ banners, popularSeries }: HomeContent): ErrorCode | undefined {
  const links = [...banners.map(({ link }) => link), ...popularSeries.flatMap(({ url }) => url ?? [])]
  if (!links.every(isHomeLink)) return 'home.link_wrong'
  // The alternative text is all that users of screen readers get of a picture.
  return banners.every(({ title }) => hasText(title)) ? undefined : 'home.title_needed'
}

/** Every image, video or audio file that the content references. */
export function homeMedia({ banners, popularSeries, launchpad }: HomeContent): string[] {
  const named = [
    ...banners.flatMap(({ src, srcMobile }) => [src, srcMobile]),
    ...popularSeries.map(({ image }) => image),
    ...launchpad.map(({ thumbnailUrl }) => thumbnailUrl),
  ]
  return named.filter((url) => url !== null)
}

/** A path within the product, or an https page elsewhere. Two slashes would name another host. */
export function isHomeLink(link: string): boolean {
  return /^\/(?![/\\])\S*$/.test(link) || /^https:\/\/[^\s/$.?#]\S*$/i.test(link)
}

function hasText(text: LocalText): boolean {
  return languages.some((language) => (text[language] ?? '').trim() !== '')
}
