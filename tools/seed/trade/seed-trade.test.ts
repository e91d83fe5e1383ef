import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { marketAbi } from '@mofu/chain/market'
import { deploy } from '@mofu/contracts/deploy'
import { expect, test } from 'vitest'

import { privateKeyOf } from '../../stack/accounts.ts'
import { startChain } from '../../stack/anvil.ts'
import { fundOperator, mallRoles } from '../../stack/mall-keys.ts'
import { readerOf } from '../../stack/mint.ts'
import { freePort } from '../../stack/ports.ts'
import { seed } from '../seed.ts'
import { seedTrade } from './seed-trade.ts'

test('a fresh deployment is filled with asks, bids and sales, once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mofu-seed-trade-'))
  const chain = await startChain({
    port: await freePort(),
    logFile: join(folder, 'chain.log'),
    blockTime: 0.2,
  })
  const { rpcUrl } = chain
  const input = { rpcUrl, privateKey: privateKeyOf('deployer'), deploymentsDir: folder, ...mallRoles }
  const { contracts } = await deploy(input)
  await fundOperator(rpcUrl)
  const collection = contracts.DefaultCollection.address
  const factory = contracts.CollectionFactory.address
  await seed({ rpcUrl, factory, defaultCollection: collection, mediaUrl: 'http://media.example', pets: 40 })
  const market = contracts.Market.address
  const count = async (eventName: 'AskSet' | 'AskFilled' | 'BidSet') =>
    (await readerOf(rpcUrl).getContractEvents({ address: market, abi: marketAbi, eventName, fromBlock: 0n }))
      .length
  const counts = async () => [await count('AskSet'), await count('AskFilled'), await count('BidSet')]
  await seedTrade({ rpcUrl, market, collection, dollar: undefined })
  const first = await counts()
  for (const one of first) expect(one).toBeGreaterThan(0)
  await seedTrade({ rpcUrl, market, collection, dollar: undefined })
  expect(await counts()).toEqual(first)
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
}, 120_000)
