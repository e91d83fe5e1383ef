import { join } from 'node:path'

import { readDeployments } from '@mofu/chain/deployment'
import { readEnvironment } from '@mofu/domain/environment'

import { root } from '../stack/paths.ts'
import { seedEconomy } from './economy/seed-economy.ts'
import { contractsIn } from './economy/town.ts'
import { seedMall } from './mall/seed-mall.ts'
import { seed } from './seed.ts'
import { seedTrade } from './trade/seed-trade.ts'

/** Seeds the development chain that `pnpm dev` runs; other addresses come from the environment. */
const env = readEnvironment(process.env)
const rpcUrl = env.url('RPC_URL_PETCHAIN', ['http', 'https'], 'http://127.0.0.1:8545')
const mediaUrl = env.url('MEDIA_URL', ['http', 'https'], 'http://127.0.0.1:3002')
const folder = env.text('DEPLOYMENTS_DIR', join(root, '.mofu/deployments'))
const pets = env.whole('SEED_PETS', { fallback: 360, least: 0, most: 10_000 })
const databaseUrl = env.optionalUrl('DATABASE_URL', ['postgres', 'postgresql'])
env.finish('pnpm seed')

const petchain = readDeployments(folder).find(({ chainId }) => chainId === 31_337)
const factory = petchain?.contracts['CollectionFactory']
const pet = petchain?.contracts['DefaultCollection']
if (!factory || !pet) throw new Error(`nothing is deployed on petchain according to ${folder}`)
const block = await seed({ rpcUrl, factory: factory.address, defaultCollection: pet.address, mediaUrl, pets })
console.log(`The pets are home, at block ${block}.`)
const contracts = contractsIn(petchain.contracts)
await seedEconomy({ rpcUrl, mediaUrl, contracts })
console.log('Everybody has something under way.')
const market = petchain.contracts['Market']
if (market) {
  const dollar = petchain.contracts['DevStable']?.address
  await seedTrade({ rpcUrl, market: market.address, collection: pet.address, dollar })
  console.log('The market is busy.')
}
if (databaseUrl === undefined) {
  console.log('DATABASE_URL is not set, so the mall stays as it is.')
} else {
  await seedMall({ databaseUrl, mediaUrl })
  console.log('The mall is open.')
}
