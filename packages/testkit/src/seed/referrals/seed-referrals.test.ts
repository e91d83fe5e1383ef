import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { collectionAbi, collectionFactoryAbi } from '@mofu/chain/collections'
import { freshDatabase } from '@mofu/db/fresh-database'
import pg from 'pg'
import { parseEventLogs } from 'viem'
import { expect, inject, test } from 'vitest'

import { accountOf } from '../../accounts.ts'
import { startChain } from '../../anvil.ts'
import { deployContracts } from '../../deploy-contracts.ts'
import { readerOf } from '../../mint.ts'
import { freePort } from '../../ports.ts'
import { seedInvitations } from './seed-invitations.ts'
import { seedSale } from './seed-sale.ts'

test('a collection is on sale, and invited people have minted in it, once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mofu-seed-sale-'))
  const chain = await startChain({
    port: await freePort(),
    logFile: join(folder, 'chain.log'),
    blockTime: 0.2,
  })
  const { rpcUrl } = chain
  const { contracts } = await deployContracts({ rpcUrl, deploymentsDir: folder })
  const input = {
    rpcUrl,
    factory: contracts.CollectionFactory.address,
    mediaUrl: 'http://media.example',
  }
  const sold = async () => {
    const logs = await readerOf(rpcUrl).getLogs({ fromBlock: 0n })
    const made = parseEventLogs({ abi: collectionFactoryAbi, eventName: 'CollectionDeployed', logs })
    const own = made.filter(({ args }) => args.creator === accountOf('kai').address)
    const mints = parseEventLogs({ abi: collectionAbi, eventName: 'Sold', logs })
    return [own.length, mints.reduce((sum, { args }) => sum + args.quantity, 0n)]
  }
  await seedSale(input)
  expect(await sold()).toEqual([1, 7n])
  await seedSale(input)
  expect(await sold()).toEqual([1, 7n])
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
}, 120_000)

test('people are bound to their inviters, once', async () => {
  const database = await freshDatabase(inject('databaseServer'))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const invited = async () => {
    const { rows } = await client.query<{ guest: string; inviter: string }>(
      `select a.address as guest, i.address as inviter from app.account a join app.account i on i.id = a.inviter_id
       where a.bound_at < now() - interval '1 year'`,
    )
    return rows
  }
  const of = (person: Parameters<typeof accountOf>[0]) => accountOf(person).address.toLowerCase()
  await seedInvitations({ databaseUrl: database.url })
  const first = await invited()
  expect(first).toHaveLength(6)
  expect(first).toContainEqual({ guest: of('hana'), inviter: of('mei') })
  expect(first).toContainEqual({ guest: of('kuro'), inviter: of('hana') })
  await seedInvitations({ databaseUrl: database.url })
  expect(await invited()).toEqual(first)
  await client.end()
  await database.drop()
})
