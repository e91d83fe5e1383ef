import { collectionPage, launchpad } from '@mofu/db/app/collections/pages'
import { homeContent } from '@mofu/db/app/home'
import { connectPool, database } from '@mofu/db/connect'
import type { HomeContent } from '@mofu/domain/home-content'

import { accountOf } from '../../accounts.ts'
import { readerOf } from '../../mint.ts'
import { days } from '../economy/seed-context.ts'
import { madeCollections } from '../made-collections.ts'
import { saleName } from '../referrals/seed-sale.ts'
import { neighbours, numberAt } from '../works.ts'
import { announced, phasesFrom } from './announced.ts'
import { pages } from './pages.ts'

type Hex = `0x${string}`
type PagesSeed = { rpcUrl: string; factory: Hex; databaseUrl: string; mediaUrl: string }

/** Pictures that no seeded work has: the seed mints the first of the order. */
const FIRST_PICTURE = 9_900

/** The creators' pages, the announced sale and the home page that an admin chose. Does nothing where there are pages. */
export async function seedPages({ rpcUrl, factory, databaseUrl, mediaUrl }: PagesSeed): Promise<void> {
  const [chainId, made] = await Promise.all([
    readerOf(rpcUrl).getChainId(),
    madeCollections({ rpcUrl, factory }),
  ])
  const picture = (place: number) => `${mediaUrl}/works/${numberAt(FIRST_PICTURE + place)}/768.webp`
  const stored = pages.flatMap((page, place) => {
    const creator = accountOf(page.person).address
    const found = made.find((one) => one.creator === creator && one.name === page.name)
    return found ? [{ ...page, place, creator, id: `${chainId}-${found.address.toLowerCase()}` }] : []
  })
  const pool = connectPool(databaseUrl, { role: 'mofu_app', name: 'mofu-seed', max: 1 })
  try {
    await database(pool).transaction(async (tx) => {
      if (stored.length === 0 || (await tx.$count(collectionPage)) > 0) return
      for (const { id, name, place, creator, description, socialLink, royalty } of stored) {
        const address = creator.toLowerCase()
        await tx.insert(collectionPage).values({
          id,
          logo: picture(3 * place),
          banner: picture(3 * place + 1),
          description,
          socialLink,
          royalty,
          recipient: address,
          updatedBy: address,
        })
        if (name === announced.name) await tx.insert(launchpad).values({ id, ...phasesFrom(Date.now()) })
        if (name === saleName) {
          const publicAt = new Date(Date.now() - days(12) * 1_000)
          await tx.insert(launchpad).values({ id, publicAt })
        }
      }
      const content = contentOf(
        stored.map(({ id, name, place }) => ({ id, name, image: picture(3 * place + 2) })),
      )
      const updatedBy = accountOf('deployer').address.toLowerCase()
      await tx.insert(homeContent).values({ chainId, version: 1, content, updatedBy }).onConflictDoNothing()
    })
  } finally {
    await pool.end()
  }
}

/** The creators' collections as popular series, and both sales on the launchpad. */
function contentOf(stored: readonly { id: string; name: string; image: string }[]): HomeContent {
  const creators = stored.filter(({ name }) => neighbours.some((one) => one.name === name))
  const sales = stored.filter(({ name }) => name === saleName || name === announced.name)
  return {
    banners: [],
    popularSeries: creators.map(({ id, name, image }) => ({
      collectionId: id,
      image,
      title: { en: name, tc: name, jp: name },
      other: lines[name] ?? {},
      url: null,
    })),
    launchpad: sales.map(({ id, name, image }) => ({
      id,
      title: { en: name, tc: name, jp: name },
      thumbnailType: 'IMAGE',
      thumbnailUrl: image,
    })),
  }
}

const lines: Readonly<Record<string, HomeContent['popularSeries'][number]['other']>> = Object.fromEntries(
  [
    {
      en: 'Small animals that live on clouds',
      tc: '住在雲上的小動物們',
      jp: '雲の上で暮らす小さな動物たち',
    },
    {
      en: 'Seen in Kyoto on moonlit nights',
      tc: '月夜裡，在京都巷弄遇見的動物',
      jp: '月の明るい夜に、京都の路地で',
    },
    {
      en: 'Visitors of a quiet garden',
      tc: '安靜花園裡的訪客',
      jp: '静かな庭を訪れる小さなお客さま',
    },
  ].map((line, index) => [neighbours[index]?.name ?? '', line]),
)
