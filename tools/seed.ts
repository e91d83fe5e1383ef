import { join } from 'node:path'

import { readDeployments } from '@mofu/chain/deployment'
import { readEnvironment } from '@mofu/domain/environment'
import { root } from '@mofu/testkit/paths'
import { contractsIn } from '@mofu/testkit/seed/economy/seed-context'
import { seedEconomy } from '@mofu/testkit/seed/economy/seed-economy'
import { seedMall } from '@mofu/testkit/seed/mall/seed-mall'
import { seedQuizzes } from '@mofu/testkit/seed/quizzes/seed-quizzes'
import { seed } from '@mofu/testkit/seed/seed'
import { seedTrade } from '@mofu/testkit/seed/trade/seed-trade'

/** Seeds the development chain that `pnpm dev` runs; other URLs come from the environment. */
const env = readEnvironment(process.env)
const rpcUrl = env.url('RPC_URL_PETCHAIN', ['http', 'https'], 'http://127.0.0.1:8545')
const mediaUrl = env.url('MEDIA_URL', ['http', 'https'], 'http://127.0.0.1:3002')
const folder = env.text('DEPLOYMENTS_DIR', join(root, '.mofu/deployments'))
const pets = env.whole('SEED_PETS', { fallback: 360, least: 0, most: 10_000 })
const databaseUrl = env.optionalUrl('DATABASE_URL', ['postgres', 'postgresql'])
env.finish('pnpm seed')

const petchain = readDeployments(folder).find(({ chainId }) => chainId === 31_337)
const factory = petchain?.contracts['CollectionFactory']
const works = petchain?.contracts['DefaultCollection']
if (!factory || !works) throw new Error(`nothing is deployed on petchain according to ${folder}`)
const block = await seed({
  rpcUrl,
  factory: factory.address,
  defaultCollection: works.address,
  mediaUrl,
  pets,
})
console.log(`The works are minted, at block ${block}.`)
const contracts = contractsIn(petchain.contracts)
await seedEconomy({ rpcUrl, mediaUrl, contracts })
console.log('Everybody has something under way.')
const market = petchain.contracts['Market']
if (market) {
  const dollar = petchain.contracts['DevStable']?.address
  await seedTrade({
    rpcUrl,
    market: market.address,
    works: works.address,
    gacha: contracts.Gacha.address,
    dollar,
  })
  console.log('The market is busy.')
}
if (databaseUrl === undefined) {
  console.log('DATABASE_URL is not set, so the mall stays as it is.')
} else {
  await seedMall({ databaseUrl, mediaUrl })
  console.log('The mall is open.')
  await seedQuizzes({ databaseUrl, mediaUrl, rpcUrl, predictions: contracts.Predictions.address })
  console.log('There are quizzes to bet on.')
}
