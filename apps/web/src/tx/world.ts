import type { QueryClient } from '@tanstack/react-query'
import type { Address, Client, Hash, TransactionReceipt } from 'viem'
import {
  estimateContractGas,
  getBalance,
  getBlockNumber,
  getGasPrice,
  simulateContract,
  waitForTransactionReceipt,
  writeContract,
} from 'viem/actions'
import { type Config } from 'wagmi'
import { getConnection, getConnectorClient } from 'wagmi/actions'

import { healthQuery } from '../session/data-age.ts'
import { untilReached } from '../session/reached-block.ts'
import { TxError } from './failure.ts'
import type { TxPlan } from './plan.ts'
import type { TxCost } from './state.ts'

/** What a transaction needs of the world around it. */
export type TxWorld = {
  check(plan: TxPlan): Promise<TxCost>
  send(plan: TxPlan): Promise<Hash>
  receipt(plan: TxPlan, hash: Hash, onNetwork: (isReachable: boolean) => void): Promise<TransactionReceipt>
  untilShown(plan: TxPlan, receipt: TransactionReceipt): Promise<void>
}

const RETRY_MS = 2_000
const PING_MS = 5_000
const ASK_HEALTH_MS = 2_000

export function txWorld(config: Config, queryClient: QueryClient): TxWorld {
  return {
    check: async ({ chainId, call }) => {
      const account = connectedAccount(config)
      const client = clientOf(config, chainId)
      const have = await getBalance(client, { address: account })
      // Before the trial run: nodes word a lack of coins each in their own way.
      if (have < call.value) throw new TxError({ kind: 'poor', need: call.value, have })
      await simulateContract(client, { ...call, account })
      const [gas, price] = await Promise.all([
        estimateContractGas(client, { ...call, account }),
        getGasPrice(client),
      ])
      const fee = gas * price
      if (have < call.value + fee) throw new TxError({ kind: 'poor', need: call.value + fee, have })
      return { value: call.value, gas, fee }
    },

    send: async ({ chainId, call }) => {
      const account = connectedAccount(config)
      const client = await getConnectorClient(config, { chainId, account })
      return writeContract(client, { ...call, account, chain: client.chain })
    },

    receipt: async ({ chainId }, hash, onNetwork) => {
      const client = clientOf(config, chainId)
      const ping = setInterval(() => {
        void getBlockNumber(client, { cacheTime: 0 }).then(
          () => onNetwork(true),
          () => onNetwork(false),
        )
      }, PING_MS)
      try {
        return await receiptOf(client, hash)
      } finally {
        clearInterval(ping)
      }
    },

    untilShown: async ({ chainId, touches }, receipt) => {
      const stop = new AbortController()
      // The stream tells by itself; asking beside it helps where something between us swallows streams.
      const ask = setInterval(
        () => void queryClient.fetchQuery({ ...healthQuery, staleTime: 0 }).catch(() => undefined),
        ASK_HEALTH_MS,
      )
      try {
        await untilReached(chainId, Number(receipt.blockNumber), stop.signal)
      } finally {
        clearInterval(ask)
        stop.abort()
      }
      await Promise.all(touches.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  }
}

function connectedAccount(config: Config): Address {
  const { address } = getConnection(config)
  if (!address) throw new TxError({ kind: 'noWallet' })
  return address
}

function clientOf(config: Config, chainId: number): Client {
  return config.getClient({ chainId })
}

/** Waits as long as it takes. An RPC that fails while waiting says nothing about the transaction, so we ask again. */
async function receiptOf(client: Client, hash: Hash): Promise<TransactionReceipt> {
  for (;;) {
    let isReplaced = false
    try {
      const receipt = await waitForTransactionReceipt(client, {
        hash,
        timeout: 0,
        onReplaced: ({ reason }) => {
          isReplaced = reason !== 'repriced'
        },
      })
      if (isReplaced) throw new TxError({ kind: 'replaced' })
      if (receipt.status === 'reverted') throw new TxError({ kind: 'reverted' })
      return receipt
    } catch (error) {
      if (error instanceof TxError) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}
