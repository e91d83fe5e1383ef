import { HOME_DAYS, homeMost } from '@mofu/domain/home-content'
import { limits } from '@mofu/domain/limits'
import type { LocalText } from '@mofu/domain/local-text'

import type { Nft } from '../market/index.ts'
import type { Face, Home, HomeFigures, KeptHome, Launch } from './home.ts'

export type HomeStore = {
  kept(chainId: number): Promise<KeptHome>
  /** Those that may be listed, the most sold since a day first, then the fullest. */
  popular(chainId: number, sinceDay: number, most: number): Promise<Face[]>
  /** Of these ids those that may be listed. */
  faces(chainId: number, ids: readonly string[]): Promise<Face[]>
  figures(chainId: number, sinceDay: number): Promise<HomeFigures>
}

/** A sale that is on or announced, as collections tell it. */
type OpenSale = {
  id: string
  title: string
  thumbnailUrl: string | null
  isOn: boolean
  whitelistAt: Date | null
  publicAt: Date | null
}

type World = {
  store: HomeStore
  openSales: (chainId: number, most: number) => Promise<OpenSale[]>
  /** The lowest asks of the house's collection on that chain; none where it has none. */
  cheapest: (chainId: number, now: number, most: number) => Promise<Nft[]>
}

const SECONDS_A_DAY = 86_400

/** The home page of a chain: what an admin chose, and where nothing was chosen, what the market itself brings up. */
export async function showHome(
  { store, openSales, cheapest }: World,
  { chainId, now }: { chainId: number; now: number },
): Promise<Home> {
  const sinceDay = Math.floor(now / SECONDS_A_DAY) - HOME_DAYS + 1
  const [{ content }, figures, asks, sales] = await Promise.all([
    store.kept(chainId),
    store.figures(chainId, sinceDay),
    cheapest(chainId, now, limits.hotDealsAsked),
    openSales(chainId, homeMost.launchpad),
  ])
  const picked = [
    ...content.popularSeries.map((one) => one.collectionId),
    ...[...content.launchpad, ...sales].map((one) => one.id),
  ]
  const known = new Map((await store.faces(chainId, picked)).map((face) => [face.id, face]))
  const chosen = content.popularSeries.flatMap((one) => {
    const face = known.get(one.collectionId)
    return face ? [{ ...one, face }] : []
  })
  const popular =
    chosen.length > 0
      ? chosen
      : (await store.popular(chainId, sinceDay, homeMost.popularSeries)).map((face) => ({
          collectionId: face.id,
          image: null,
          title: {},
          other: {},
          url: null,
          face,
        }))
  return {
    banners: content.banners,
    popularSeries: popular.map(({ face, ...one }) => ({
      ...one,
      image: one.image ?? face.cover,
      title: named(one.title, face.name),
      url: one.url ?? `/collection-list/${face.id}`,
      nftCount: face.nftCount,
    })),
    launchpad: [
      ...content.launchpad.flatMap((one): Launch[] => {
        const face = known.get(one.id)
        if (!face) return []
        const {
          isOn = false,
          whitelistAt = null,
          publicAt = null,
        } = sales.find(({ id }) => id === one.id) ?? {}
        const thumbnailUrl = one.thumbnailUrl ?? face.cover
        return [{ ...one, thumbnailUrl, title: named(one.title, face.name), isOn, whitelistAt, publicAt }]
      }),
      ...sales
        .filter(({ id }) => known.has(id) && !content.launchpad.some((one) => one.id === id))
        .map(({ id, title, isOn, whitelistAt, publicAt, ...one }): Launch => {
          const thumbnailUrl = one.thumbnailUrl ?? known.get(id)?.cover ?? null
          return {
            id,
            title: { en: title },
            thumbnailType: 'IMAGE',
            thumbnailUrl,
            isOn,
            whitelistAt,
            publicAt,
          }
        }),
    ].slice(0, homeMost.launchpad),
    // A deal is something that can be bought now and looked at before.
    hotDeals: asks
      .filter(({ askStart, mediaUrl }) => (askStart ?? 0) <= now && mediaUrl !== null)
      .slice(0, limits.hotDeals),
    figures,
  }
}

function named(title: LocalText, name: string): LocalText {
  return Object.values(title).some((text) => text !== '') ? title : { en: name }
}
