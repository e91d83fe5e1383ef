import { connectPool, database } from '@mofu/db/connect'
import { startTestStack } from '@mofu/testkit/test-stack'
import { getProductsBySearch } from '@mofu/wire/mall/catalogue'
import { mountPath } from '@mofu/wire/route'

import { type Figure, percentile } from './figure.ts'
import { againstBareDriver, blocksPerSearch } from './mall-search-cost.ts'
import { insertProducts, openShop, someKeyword } from './mall-search-data.ts'
import { atRate, hammer } from './market/hammer.ts'

const SIZES = [100_000, 1_000_000]
const RATE = 200
const SECONDS = 15
const WARM_SECONDS = 4
const CONNECTIONS = 50

/**
 * Products found by words that many, some or none of them have, within prices and in stock, among so many and among ten
 * times as many.
 */
export async function search(serverUrl: string, sizes: readonly number[] = SIZES): Promise<Figure[]> {
  const stack = await startTestStack({ databaseServer: serverUrl })
  const pool = connectPool(stack.databaseUrl, { role: 'mofu_app', name: 'bench', max: 2 })
  const { ask, stop } = hammer([stack.apiUrl], CONNECTIONS)
  const path = mountPath(getProductsBySearch)
  const find = async (body: Record<string, unknown>) => {
    const sample = await ask({ kind: 'search', method: 'POST', path, body: { ...body, pageSize: 20 } })
    if (sample.status !== 200)
      throw new Error(`the search ${JSON.stringify(body)} ended with ${sample.status}`)
    return sample
  }
  const keywords = Array.from({ length: 60 }, (_, count) => someKeyword(count))
  const figures: Figure[] = []
  const blocks: number[] = []
  try {
    const shop = await openShop(database(pool))
    let stored = 0
    for (const size of sizes) {
      await insertProducts(stack.databaseUrl, shop, { from: stored, to: size })
      stored = size
      const measure = async (what: string, body: (count: number) => Record<string, unknown>) => {
        const samples = await atRate((count) => find(body(count)), { perSecond: RATE, seconds: SECONDS })
        figures.push(figureOf(`${what} among ${size} products at ${RATE}/s, p95`, samples))
      }
      const byWords = (count: number) => ({ keyword: someKeyword(count) })
      await atRate((count) => find(byWords(count)), { perSecond: RATE / 4, seconds: WARM_SECONDS })
      await measure('search by words', byWords)
      await measure('search by words, price and stock', (count) => ({
        ...byWords(count),
        priceFrom: '1200',
        priceTo: '1900',
        isInStock: true,
        orderBy: count % 2 === 0 ? 'price' : 'newest',
      }))
      await measure('search for a word that nothing has', (count) => ({ keyword: `unicorn${count}` }))
      blocks.push(await blocksPerSearch(stack.databaseUrl, keywords))
      const ratio = await againstBareDriver(stack.databaseUrl, keywords)
      figures.push({
        what: `searches among ${size} products against the bare driver with the same statements`,
        value: ratio.toFixed(2),
        goal: 'at least 0.60',
        isReached: ratio >= 0.6,
      })
    }
    const growth = (blocks.at(-1) ?? Number.NaN) / (blocks[0] ?? Number.NaN)
    figures.push({
      what: `blocks of a search among ${sizes.join(' and ')} products`,
      value: `${blocks.map((count) => count.toFixed(0)).join(' and ')}, ${growth.toFixed(2)}-fold`,
      goal: 'at most 2.00-fold',
      isReached: growth <= 2,
    })
    return figures
  } finally {
    stop()
    await pool.end()
    await stack.stop()
  }
}

function figureOf(what: string, samples: readonly { ms: number }[]): Figure {
  const p95 = percentile(
    samples.map(({ ms }) => ms),
    0.95,
  )
  return { what, value: `${p95.toFixed(0)} ms`, goal: 'at most 100 ms', isReached: p95 <= 100 }
}
