import { accountOf, type Person } from '@mofu/testkit/accounts'
import type { Page } from '@playwright/test'
import { type Address, createWalletClient, type Hash, type Hex, http, keccak256, publicActions } from 'viem'

import { rpcUrl } from '../journey.ts'

type Asked = { to: Address; data?: Hex; value?: Hex }

type HeldTransaction = {
  /** Sends the signed transaction unchanged. */
  send(): Promise<Hash>
  /** "Speed up": the same call and nonce, at a higher gas price. */
  speedUp(): Promise<Hash>
  /** "Cancel": the same nonce, with an empty transaction. */
  cancel(): Promise<Hash>
}

type Holder = { next: Promise<HeldTransaction> }

/**
 * From now on this wallet signs and returns the hash, but holds the transaction until the test decides what happens to
 * it. Survives reloads, as a wallet does.
 */
export async function holdTransactions(
  page: Page,
  person: Person,
  { gas }: { gas?: bigint } = {},
): Promise<Holder> {
  const account = accountOf(person)
  const client = createWalletClient({ account, transport: http(rpcUrl()) }).extend(publicActions)
  const { promise, resolve } = Promise.withResolvers<HeldTransaction>()
  await page.exposeFunction('mofuHolder', async ({ to, data, value }: Asked): Promise<Hash> => {
    const request = {
      chain: null,
      chainId: await client.getChainId(),
      type: 'eip1559',
      to,
      data,
      value: BigInt(value ?? 0),
      nonce: await client.getTransactionCount({ address: account.address, blockTag: 'pending' }),
      gas: gas ?? 400_000n,
      maxFeePerGas: 20_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
    } as const
    const sign = async (more: object) => client.signTransaction({ ...request, ...more })
    const send = async (more: object) =>
      client.sendRawTransaction({ serializedTransaction: await sign(more) })
    const higherFee = { maxFeePerGas: 40_000_000_000n, maxPriorityFeePerGas: 3_000_000_000n }
    resolve({
      send: () => send({}),
      speedUp: () => send(higherFee),
      cancel: () => send({ ...higherFee, to: account.address, data: '0x', value: 0n, gas: 21_000n }),
    })
    return keccak256(await sign({}))
  })
  return { next: promise }
}
