import type { Deployment } from '@mofu/chain/deployment'
import type { Database } from '@mofu/db/connect'

import { listNfts, type Nft } from '../market/index.ts'

type Deps = { db: Database; deployments: readonly Deployment[] }

/** The lowest asks of the pets of Mofu's machine on that chain; none where there is no machine. */
export async function listCheapest(
  { db, deployments }: Deps,
  { chainId, now, most }: { chainId: number; now: number; most: number },
): Promise<Nft[]> {
  const deployed = deployments.find((one) => one.chainId === chainId)?.contracts['Gacha']
  if (!deployed) return []
  const collection = deployed.address.toLowerCase()
  const filter = { chainId, now, collection, isHidden: false, isListed: true, traits: [], search: '' }
  const asked = { filter, sort: 'price_low', cursor: undefined, pageSize: most } as const
  return (await listNfts(db, asked)).list
}
