import type { Person } from '@mofu/testkit/accounts'
import { pulledPets } from '@mofu/testkit/pulled-pets'
import { contractsIn, SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { untilProjected } from '@mofu/testkit/services'
import { tradingAt } from '@mofu/testkit/trade'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'

import { rpcUrl, stackUrl } from './journey.ts'
import { chainId, type Pet, petNow } from './trader.ts'

type Hex = `0x${string}`

/** Pets of the machine on the running stack, pulled and traded directly on the chain. */
export async function petsHere() {
  const { data } = await createClient({ baseUrl: stackUrl() })(appConfig, {})
  const found = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const deployed = Object.entries(found).map(([name, address]) => [name, { address }])
  const context = new SeedContext({
    rpcUrl: rpcUrl(),
    mediaUrl: data.mediaUrl,
    contracts: contractsIn(Object.fromEntries(deployed) as Record<string, { address: Hex }>),
  })
  const collection = context.at.Gacha.address
  return {
    ...tradingAt({ rpcUrl: rpcUrl(), market: found['Market'] as Hex, collection }),
    /** Pulls pets for a user. */
    pull: async (person: Person, count: number): Promise<Pet[]> => {
      const tokens = await pulledPets(context, person, count)
      const block = await context.reader.getBlockNumber()
      await untilProjected(stackUrl(), chainId, Number(block), 20_000)
      return Promise.all(
        tokens.map(async (tokenId) => {
          const id = `${chainId}-${collection.toLowerCase()}-${tokenId}`
          return { id, tokenId, name: (await petNow(id)).title }
        }),
      )
    },
  }
}
