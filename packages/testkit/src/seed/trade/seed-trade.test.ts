import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { marketAbi } from '@mofu/chain/market'
import { expect, test } from 'vitest'

import { startChain } from '../../anvil.ts'
import { deployContracts } from '../../deploy-contracts.ts'
import { fundOperator } from '../../mall-keys.ts'
import { readerOf } from '../../mint.ts'
import { freePort } from '../../ports.ts'
import { seed } from '../seed.ts'
import { seedTrade } from './seed-trade.ts'

test('seeds a fresh deployment with asks, bids and sales, once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mofu-seed-trade-'))
  const chain = await startChain({
    port: await freePort(),
    logFile: join(folder, 'chain.log'),
    blockTime: 0.2,
  })
  const { rpcUrl } = chain
  const { contracts } = await deployContracts({ rpcUrl, deploymentsDir: folder })
  await fundOperator(rpcUrl)
  const collection = contracts.DefaultCollection.address
  const factory = contracts.CollectionFactory.address
  await seed({ rpcUrl, factory, defaultCollection: collection, mediaUrl: 'http://media.example', pets: 40 })
  const market = contracts.Market.address
  const count = async (eventName: 'AskSet' | 'AskFilled' | 'BidSet') =>
    (await readerOf(rpcUrl).getContractEvents({ address: market, abi: marketAbi, eventName, fromBlock: 0n }))
      .length
  const counts = async () => [await count('AskSet'), await count('AskFilled'), await count('BidSet')]
  const trade = { rpcUrl, market, works: collection, gacha: contracts.Gacha.address, dollar: undefined }
  await seedTrade(trade)
  const first = await counts()
  for (const one of first) expect(one).toBeGreaterThan(0)
  await seedTrade(trade)
  expect(await counts()).toEqual(first)
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
}, 120_000)
