import type { Deployment } from '@mofu/chain/deployment'
import type { Database } from '@mofu/db/connect'
import { zeroAddress } from 'viem'

import { listHolders as findHolders } from './store.ts'

const HOLDERS_MOST = 20

export type Holder = { account: string; amount: string; contract: string | null }

/** Who has the most GBT. What the exchange has is for sale and belongs to nobody. */
export async function listHolders(
  db: Database,
  { chainId, deployment }: { chainId: number; deployment: Deployment | undefined },
): Promise<{ list: Holder[]; total: number }> {
  const contracts = Object.entries(deployment?.contracts ?? {}).map(
    ([name, { address }]) => [address.toLowerCase(), name] as const,
  )
  const nameOf = new Map(contracts)
  const pools = contracts.filter(([, name]) => name === 'Exchange').map(([address]) => address)
  const except = [zeroAddress, ...pools]
  const { list, total } = await findHolders(db, { chainId, except, most: HOLDERS_MOST })
  return { list: list.map((one) => ({ ...one, contract: nameOf.get(one.account) ?? null })), total }
}
