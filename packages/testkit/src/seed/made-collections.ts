import { collectionFactoryAbi } from '@mofu/chain/collections'

import { accountOf, type Person } from '../accounts.ts'
import { readerOf } from '../mint.ts'

type Hex = `0x${string}`

export type Factory = { rpcUrl: string; factory: Hex }
export type MadeCollection = { address: Hex; creator: Hex; name: string }

/** Every collection deployed through the factory, oldest first. */
export async function madeCollections({ rpcUrl, factory }: Factory): Promise<MadeCollection[]> {
  const made = await readerOf(rpcUrl).getContractEvents({
    address: factory,
    abi: collectionFactoryAbi,
    eventName: 'CollectionDeployed',
    fromBlock: 0n,
    strict: true,
  })
  return made.map(({ args: { collection, creator, name } }) => ({ address: collection, creator, name }))
}

/** A person's collection, if it is deployed. */
export async function collectionOf(
  where: Factory,
  person: Person,
  name: string,
): Promise<MadeCollection | undefined> {
  const creator = accountOf(person).address
  return (await madeCollections(where)).find((one) => one.creator === creator && one.name === name)
}
