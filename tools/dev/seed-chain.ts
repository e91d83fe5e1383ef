import type { Deployment } from '@mofu/contracts/deploy'
import { mineAtOnce } from '@mofu/testkit/mine-at-once'
import { seedEconomy } from '@mofu/testkit/seed/economy/seed-economy'
import { seed } from '@mofu/testkit/seed/seed'
import { seedTrade } from '@mofu/testkit/seed/trade/seed-trade'

type ChainSeed = {
  rpcUrl: string
  mediaUrl: string
  pets: number
  contracts: Deployment['contracts']
}

/** Fills an empty development chain, as fast as it can mine. Returns the last block. */
export function seedChain({ rpcUrl, mediaUrl, pets, contracts }: ChainSeed): Promise<number> {
  const collection = contracts.DefaultCollection.address
  return mineAtOnce(rpcUrl, async () => {
    await seed({
      rpcUrl,
      factory: contracts.CollectionFactory.address,
      defaultCollection: collection,
      mediaUrl,
      pets,
    })
    await seedEconomy({ rpcUrl, mediaUrl, contracts })
    return seedTrade({
      rpcUrl,
      market: contracts.Market.address,
      works: collection,
      gacha: contracts.Gacha.address,
      dollar: contracts.DevStable?.address,
    })
  })
}
