import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type PoolPlace, readDraw, readPool } from '@mofu/chain/randomness/read-records'
import { root } from '@mofu/testkit/paths'
import { seededRandom } from '@mofu/testkit/seeded-random'

import { startPlayedChain } from './played-chain.ts'

/** Writes the records that the verification of draws is tested with, as a development chain had them. */
const DRAWS = 30
const chain = await startPlayedChain({ draws: DRAWS, roll: seededRandom(7), onBlock: () => undefined })
try {
  const last = async (place: PoolPlace) => {
    const pool = await readPool(chain.reader, place)
    const paid = pool.records.findLast(
      (record) => record.kind === 'paid' && (record.size > 1 || place.kind === 'lottery'),
    )
    if (paid?.kind !== 'paid') throw new Error('nothing was drawn')
    const draw = await readDraw(chain.reader, place, pool, paid.order)
    if (!draw) throw new Error('the order is missing')
    return draw
  }
  const records = { gacha: await last(chain.machine), lottery: await last(chain.lottery) }
  const file = join(root, 'packages/chain/src/randomness/fixtures/draws.json')
  writeFileSync(file, `${JSON.stringify(records, null, 1)}\n`)
} finally {
  await chain.stop()
}
