import { accountOf } from '@mofu/testkit/accounts'
import { credit, withdraw } from '@mofu/testkit/credits'
import { readerOf } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { creditsOf } from '@mofu/wire/credits'
import { expect, inject, test } from 'vitest'

const { apiUrl, rpcUrl, chainId } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const native = '0x0000000000000000000000000000000000000000'

test('GET credits/{account} returns what an address can withdraw, and nothing once it is withdrawn', async () => {
  const { data } = await call(appConfig, {})
  const contracts = data.networks.find((network) => network.chainId === chainId)?.contracts
  const ledger = { rpcUrl, address: contracts?.['Credits'] as `0x${string}` }
  const account = accountOf('rin').address
  const shown = async (hash: `0x${string}`) => {
    const { blockNumber } = await readerOf(rpcUrl).waitForTransactionReceipt({ hash })
    await untilProjected(apiUrl, chainId, Number(blockNumber), 10_000)
    return call(creditsOf, { params: { account }, query: {} })
  }
  expect((await call(creditsOf, { params: { account }, query: {} })).data.list).toEqual([])

  // More digits than a JavaScript number holds.
  const first = 1_234_567_890_123_456_789n
  await shown(await credit(ledger, { from: 'hana', to: 'rin', amount: first }))
  const both = await shown(await credit(ledger, { from: 'mei', to: 'rin', amount: 1n }))
  expect(both.data.list).toEqual([{ coin: native, amount: '1234567890123456790' }])
  expect(both.at?.chainId).toBe(chainId)

  expect((await shown(await withdraw(ledger, 'rin'))).data.list).toEqual([])
})
