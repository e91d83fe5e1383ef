import type { BoundedPool } from '@mofu/db/bounded-pool'
import { foldChanges } from '@mofu/db/read-versions'
import pg from 'pg'

import { type Figure, percentile } from '../figure.ts'
import { throughput } from '../market/hammer.ts'

const LOAD = { clients: 8, seconds: 2 }
const TURNS = 5
const LEAST_SHARE = 0.85
const TRIGGER = 'reads_collections_update'

/** Commits a second of eight connections that change the same family, with the triggers and without. */
export async function writeFigures(url: string, pool: BoundedPool): Promise<Figure[]> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const { rows } = await pool.query<{ id: string }>('select id from app.collection order by id limit 8')
  const write = (seed: number) =>
    pool.query('update app.collection set updated_block = updated_block + 1 where id = $1', [
      rows[seed % rows.length]?.id,
    ])
  const perSecond = async (isNoted: boolean): Promise<number> => {
    await owner.query(`alter table app.collection ${isNoted ? 'enable' : 'disable'} trigger ${TRIGGER}`)
    return throughput(write, LOAD)
  }
  // As the worker does.
  const folding = setInterval(() => void pool.query(foldChanges), 2_000)
  try {
    await perSecond(true)
    const turns: { noted: number; bare: number }[] = []
    while (turns.length < TURNS) turns.push({ bare: await perSecond(false), noted: await perSecond(true) })
    const share = percentile(
      turns.map(({ noted, bare }) => noted / bare),
      0.5,
    )
    const list = (name: 'noted' | 'bare') => turns.map((turn) => turn[name].toFixed(0)).join(', ')
    return [
      {
        what: 'commits of eight writers to one family, noted against not',
        value: `${share.toFixed(2)}: ${list('noted')} against ${list('bare')} a second`,
        goal: `at least ${LEAST_SHARE}`,
        isReached: share >= LEAST_SHARE,
      },
    ]
  } finally {
    clearInterval(folding)
    await owner.query(`alter table app.collection enable trigger ${TRIGGER}`)
    await owner.end()
  }
}
