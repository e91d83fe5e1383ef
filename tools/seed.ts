import { join } from 'node:path'

import { readDeployments } from '@mofu/chain/deployment'
import { readEnvironment } from '@mofu/domain/environment'
import { root } from '@mofu/testkit/paths'
import { contractsIn } from '@mofu/testkit/seed/economy/seed-context'
import { seedOrders } from '@mofu/testkit/seed/history/seed-orders'
import { seedPages } from '@mofu/testkit/seed/history/seed-pages'
import { seedMall } from '@mofu/testkit/seed/mall/seed-mall'
import { seedQuizzes } from '@mofu/testkit/seed/quizzes/seed-quizzes'
import { seedInvitations } from '@mofu/testkit/seed/referrals/seed-invitations'
import { healthOf } from '@mofu/testkit/services'

import { seedChain } from './dev/seed-chain.ts'

/** Seeds the development chain that `pnpm dev` runs; other URLs come from the environment. */
const env = readEnvironment(process.env)
const rpcUrl = env.url('RPC_URL_PETCHAIN', ['http', 'https'], 'http://127.0.0.1:8545')
const mediaUrl = env.url('MEDIA_URL', ['http', 'https'], 'http://127.0.0.1:3002')
const folder = env.text('DEPLOYMENTS_DIR', join(root, '.mofu/deployments'))
const pets = env.whole('SEED_PETS', { fallback: 360, least: 0, most: 10_000 })
const databaseUrl = env.optionalUrl('DATABASE_URL', ['postgres', 'postgresql'])
const apiUrl = `http://127.0.0.1:${env.whole('API_PORT', { fallback: 3_001, least: 1, most: 65_535 })}`
env.finish('pnpm seed')

const petchain = readDeployments(folder).find(({ chainId }) => chainId === 31_337)
if (!petchain) throw new Error(`nothing is deployed on petchain according to ${folder}`)
const contracts = contractsIn(petchain.contracts)
const dollar = petchain.contracts['DevStable']?.address
const block = await seedChain({ rpcUrl, mediaUrl, pets, contracts, dollar })
console.log(`The chain has a history, up to block ${block}.`)
if (databaseUrl === undefined) {
  console.log('DATABASE_URL is not set, so the mall stays as it is.')
} else {
  await seedMall({ databaseUrl, mediaUrl })
  console.log('The mall is open.')
  await seedQuizzes({ databaseUrl, mediaUrl, rpcUrl, predictions: contracts.Predictions.address })
  console.log('There are quizzes to bet on.')
  await seedPages({ databaseUrl, mediaUrl, rpcUrl, factory: contracts.CollectionFactory.address })
  console.log('The creators have their pages.')
  await seedInvitations({ databaseUrl })
  console.log('Some have invited others.')
  if (await healthOf(apiUrl)) {
    await seedOrders({ apiUrl, rpcUrl, databaseUrl })
    console.log('There are orders in every state.')
  } else {
    console.log(`No API answers at ${apiUrl}, so nothing is ordered.`)
  }
}
