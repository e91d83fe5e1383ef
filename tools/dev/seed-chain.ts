import { mineAtOnce } from '@mofu/testkit/mine-at-once'
import { type ContractAt, SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { seedEconomy } from '@mofu/testkit/seed/economy/seed-economy'
import { chooseIdentities } from '@mofu/testkit/seed/history/identities'
import { marketHistory } from '@mofu/testkit/seed/history/market-history'
import { seedSale } from '@mofu/testkit/seed/referrals/seed-sale'
import { seed } from '@mofu/testkit/seed/seed'
import { seedTrade } from '@mofu/testkit/seed/trade/seed-trade'

type ChainSeed = {
  rpcUrl: string
  mediaUrl: string
  pets: number
  contracts: ContractAt
  /** The test dollar, where it is deployed. */
  dollar: `0x${string}` | undefined
}

/** Fills an empty development chain with a history that ends now, as fast as it can mine. Returns the last block. */
export function seedChain({ rpcUrl, mediaUrl, pets, contracts, dollar }: ChainSeed): Promise<number> {
  const works = {
    rpcUrl,
    factory: contracts.CollectionFactory.address,
    defaultCollection: contracts.DefaultCollection.address,
    mediaUrl,
    pets,
  }
  const market = contracts.Market.address
  const economy = { rpcUrl, mediaUrl, contracts }
  return mineAtOnce(rpcUrl, async () => {
    const schedule = marketHistory({ ...works, market })
    if (schedule.length === 0) await seed(works)
    await seedEconomy({ ...economy, schedule })
    // Where the chain's clock has no past, everything happens now.
    await seed(works)
    await seedTrade({
      rpcUrl,
      market,
      works: works.defaultCollection,
      gacha: contracts.Gacha.address,
      dollar,
    })
    await seedSale(works)
    await chooseIdentities(new SeedContext(economy))
    return Number(await new SeedContext(economy).reader.getBlockNumber())
  })
}
