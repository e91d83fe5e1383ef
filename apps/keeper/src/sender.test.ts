import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { accountOf } from '@mofu/testkit/accounts'
import { type Chain, rpc, startChain } from '@mofu/testkit/anvil'
import { readerOf } from '@mofu/testkit/mint'
import { fund, operatorKey, secretOf } from '@mofu/testkit/operator-keys'
import { freePort } from '@mofu/testkit/ports'
import type { PublicClient } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Sender } from './sender.ts'

const folder = mkdtempSync(join(tmpdir(), 'mofu-sender-'))
const { address } = operatorKey('keeper')
const callTo = (to: `0x${string}`, data: `0x${string}`) => ({ to, data })
const hana = accountOf('hana').address
let chain: Chain
let reader: PublicClient

beforeAll(async () => {
  chain = await startChain({ port: await freePort(), logFile: join(folder, 'chain.log'), blockTime: 0.2 })
  reader = readerOf(chain.rpcUrl)
  await fund(chain.rpcUrl, operatorKey('keeper'))
})

afterAll(async () => {
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
})

const senderWith = (receiptMs: number) =>
  new Sender(reader, { rpcUrl: chain.rpcUrl, privateKey: secretOf(operatorKey('keeper')), receiptMs })

test('several calls are sent at once, and one that fails takes no nonce', async () => {
  const before = await reader.getTransactionCount({ address })
  // The precompiled contract of blake2f fails for input of any other length than its own.
  const failing = callTo('0x0000000000000000000000000000000000000009', '0x12345678')
  const sent = await senderWith(20_000).sendAll([callTo(hana, '0x01'), failing, callTo(hana, '0x02')])
  expect(sent.map(({ gasUsed, error }) => [gasUsed !== undefined, error !== undefined])).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ])
  expect(await reader.getTransactionCount({ address })).toBe(before + 2)
})

test('transactions that are not mined are replaced, so that each is paid once', async () => {
  const before = await reader.getTransactionCount({ address })
  await rpc(chain.rpcUrl, 'evm_setIntervalMining', [0])
  const sender = senderWith(300)
  const [first] = await sender.sendAll([callTo(hana, '0x0a')])
  expect(first?.error).toBeDefined()
  const [second] = await sender.sendAll([callTo(hana, '0x0b')])
  expect(second?.error).toBeDefined()
  await rpc(chain.rpcUrl, 'evm_mine')
  expect(await reader.getTransactionCount({ address, blockTag: 'pending' })).toBe(before + 1)
  const { transactions } = await reader.getBlock({ includeTransactions: true })
  expect(transactions.map(({ input }) => input)).toEqual(['0x0b'])
})
