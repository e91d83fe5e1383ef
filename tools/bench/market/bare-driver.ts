import { connectPool, database } from '@mofu/db/connect'

import { listNftsAfter } from '../../../apps/api/src/modules/market/list/store.ts'
import { findNft, listActivityOfNft } from '../../../apps/api/src/modules/market/store.ts'
import { listening, type Statement } from './buffers.ts'
import { type Sample, throughput } from './hammer.ts'
import { type Asked, askedOf } from './requests.ts'
import { CHAIN_ID, mixed, nftKey, NOW, type Scale } from './shape.ts'

const LOAD = { clients: 16, seconds: 2 }
/** The two alternate, so that other load of the machine hits both. */
const TURNS = 4

type Ratio = { what: string; ratio: number; perSecond: number }

/** API responses per run of the same statements by the driver alone. */
export async function bareRatio(
  url: string,
  ask: (asked: Asked) => Promise<Sample>,
  scale: Scale,
): Promise<Ratio[]> {
  const pool = connectPool(url, { name: 'mofu-bench', max: LOAD.clients })
  const seen: Statement[] = []
  try {
    const db = database(listening(pool, seen))
    const sampleId = nftKey(7, scale)
    await findNft(db, sampleId)
    await listActivityOfNft(db, sampleId, 50)
    const detail = seen.splice(0)
    const all = { chainId: CHAIN_ID, now: NOW, isHidden: false, isListed: false, traits: [], search: '' }
    await listNftsAfter(db, all, 'newest', { by: 0n, mintOrder: 1_234 }, 49)
    const list = seen.splice(0)
    const watermark = { text: 'select * from app.projection where chain_id = $1', values: [CHAIN_ID] }
    const bare = (statements: readonly Statement[], from: unknown, to: (seed: number) => unknown) =>
      throughput(async (seed) => {
        for (const { text, values } of [watermark, ...statements]) {
          await pool.query(
            { text, rowMode: 'array' },
            values.map((value) => (value === from ? to(seed) : value)),
          )
        }
      }, LOAD)
    return [
      await ratio('detail', {
        bare: () => bare(detail, sampleId, (seed) => nftKey(1 + (mixed(seed) % scale.nfts), scale)),
        api: () => throughput((seed) => ask(askedOf('detail', seed, scale)), LOAD),
      }),
      await ratio('list', {
        bare: () => bare(list, 1_234, (seed) => 1 + (mixed(seed) % scale.nfts)),
        api: () => throughput((seed) => ask(askedOf('list, further on', seed, scale)), LOAD),
      }),
    ]
  } finally {
    await pool.end()
  }
}

async function ratio(
  what: string,
  { bare, api }: { bare: () => Promise<number>; api: () => Promise<number> },
): Promise<Ratio> {
  let [alone, served] = [0, 0]
  for (let turn = 0; turn < TURNS; turn++) {
    alone += await bare()
    served += await api()
  }
  return { what, ratio: served / alone, perSecond: served / TURNS }
}
