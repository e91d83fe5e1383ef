import type { Deployment } from '@mofu/chain/deployment'
import type { Database } from '@mofu/db/connect'
import { HOME_DAYS, homeMost } from '@mofu/domain/home-content'
import { limits } from '@mofu/domain/limits'
import type { LocalText } from '@mofu/domain/local-text'

import { listLaunchpads, listLaunchpadsOf, nextPhase } from '../collections/index.ts'
import type { Home, Launch } from './home.ts'
import { listCheapest } from './list-cheapest.ts'
import { findHome, listFaces, listPopular, sumFigures } from './store.ts'

type Deps = { db: Database; deployments: readonly Deployment[] }

const SECONDS_A_DAY = 86_400

/** The home page of a chain: what an admin chose, and otherwise what the market suggests. */
export async function showHome(
  { db, deployments }: Deps,
  { chainId, now }: { chainId: number; now: number },
): Promise<Home> {
  const today = new Date()
  const sinceDay = Math.floor(now / SECONDS_A_DAY) - HOME_DAYS + 1
  const [{ content }, figures, asks, newest] = await Promise.all([
    findHome(db, chainId),
    sumFigures(db, chainId, sinceDay),
    listCheapest({ db, deployments }, { chainId, now, most: limits.hotDealsAsked }),
    listLaunchpads(db, { chainId, now: today, most: homeMost.launchpad }),
  ])
  const launches = content.launchpad.map((one) => one.id)
  const shown = [
    ...content.popularSeries.map((one) => one.collectionId),
    ...launches,
    ...newest.map((one) => one.id),
  ]
  // The sale of a chosen collection may be older than the newest of all.
  const [faces, chosenSales] = await Promise.all([
    listFaces(db, chainId, shown),
    listLaunchpadsOf(db, { chainId, now: today, ids: launches }),
  ])
  const known = new Map(faces.map((face) => [face.id, face]))
  const chosen = content.popularSeries.flatMap((one) => {
    const face = known.get(one.collectionId)
    return face ? [{ ...one, face }] : []
  })
  const popular =
    chosen.length > 0
      ? chosen
      : (await listPopular(db, chainId, sinceDay, homeMost.popularSeries)).map((face) => ({
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
        } = chosenSales.find(({ id }) => id === one.id) ?? {}
        const thumbnailUrl = one.thumbnailUrl ?? face.cover
        return [{ ...one, thumbnailUrl, title: named(one.title, face.name), isOn, whitelistAt, publicAt }]
      }),
      ...newest
        .filter(({ id }) => known.has(id) && !launches.includes(id))
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
    // A deal can be bought now and has a picture.
    hotDeals: asks
      .filter(({ askStart, mediaUrl }) => (askStart ?? 0) <= now && mediaUrl !== null)
      .slice(0, limits.hotDeals),
    figures,
    freshUntil: nextPhase([...newest, ...chosenSales], today),
  }
}

function named(title: LocalText, name: string): LocalText {
  return Object.values(title).some((text) => text !== '') ? title : { en: name }
}
