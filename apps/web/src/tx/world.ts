import type { QueryClient } from '@tanstack/react-query'
import { type Address, type Client, encodeFunctionData, type Hash } from 'viem'
import {
  estimateContractGas,
  getBalance,
  getBlockNumber,
  getGasPrice,
  getTransaction,
  getTransactionCount,
  simulateContract,
  writeContract,
} from 'viem/actions'
import { type Config } from 'wagmi'
import { getConnection, getConnectorClient } from 'wagmi/actions'

import { missingAllowances } from './allowance.ts'
import { carryWorld } from './carry-world.ts'
import { carry, type CarryWorld } from './carry.ts'
import { TxError, txFailure } from './failure.ts'
import { fingerprintOf } from './follow.ts'
import type { TxPlan } from './plan.ts'
import type { TxRecord } from './record.ts'
import { dropRecords, keepRecord } from './records.ts'
import type { TxCost } from './state.ts'

/** One signature: the plan's own, or the allowance before it. */
type TxStep = Pick<TxPlan, 'chainId' | 'title' | 'call' | 'touches'>

/** What a transaction needs of the world around it. */
export type TxWorld = CarryWorld & {
  check(plan: TxPlan): Promise<TxCost>
  /** Allows exactly what the plan spends, and returns once that holds. */
  allow(plan: TxPlan, onHash: (hash: Hash) => void): Promise<void>
  /** Asks the wallet. What is needed to find the transaction again is kept from before the question. */
  send(step: TxStep): Promise<TxRecord>
  /** A failure with the contract's own reason, where the chain can still tell it. */
  explained(plan: TxPlan, error: unknown): Promise<unknown>
}

export function txWorld(config: Config, queryClient: QueryClient): TxWorld {
  const carrying = carryWorld(config, queryClient)

  const send = async (step: TxStep): Promise<TxRecord> => {
    const account = connectedAccount(config)
    const record = keepRecord(await recordOf(config, step, account))
    try {
      const wallet = await getConnectorClient(config, { chainId: step.chainId, account })
      const hash = await writeContract(wallet, { ...step.call, account, chain: wallet.chain })
      const nonce = await nonceOf(clientOf(config, step.chainId), hash, record.nonce)
      return keepRecord({ ...record, stage: 'sent', hash, nonce })
    } catch (error) {
      // Any other failure may hide a transaction that the wallet sends all the same: we go on looking for it.
      if (isCertainlyUnsent(error)) dropRecords(({ id }) => id === record.id)
      throw error
    }
  }

  return {
    ...carrying,
    send,

    check: async (plan) => {
      const { chainId, call } = plan
      const account = connectedAccount(config)
      const client = clientOf(config, chainId)
      const have = await getBalance(client, { address: account })
      // Before the trial run: nodes word a lack of coins each in their own way.
      if (have < call.value) throw new TxError({ kind: 'poor', need: call.value, have })
      const allowances = await missingAllowances(client, account, plan)
      const tried = allowances[0]?.call ?? call
      await simulateContract(client, { ...tried, account })
      const [gas, price] = await Promise.all([
        estimateContractGas(client, { ...tried, account }),
        getGasPrice(client),
      ])
      const fee = gas * price
      if (have < call.value + fee) throw new TxError({ kind: 'poor', need: call.value + fee, have })
      const permissions = allowances.flatMap(({ permission }) => permission ?? [])
      return { value: call.value, gas, fee, isAllowanceFirst: allowances.length > 0, permissions }
    },

    allow: async (plan, onHash) => {
      const { chainId } = plan
      const account = connectedAccount(config)
      for (;;) {
        const [next] = await missingAllowances(clientOf(config, chainId), account, plan)
        if (!next) return
        const record = await send({ chainId, title: next.title, call: next.call, touches: [] })
        if (record.hash) onHash(record.hash)
        await carry(carrying, record, { onHash, onNetwork: () => undefined, onMined: () => undefined })
      }
    },

    explained: async ({ chainId, call }, error) => {
      if (!(error instanceof TxError) || error.failure.kind !== 'reverted') return error
      const account = connectedAccount(config)
      const reason = await simulateContract(clientOf(config, chainId), { ...call, account }).then(
        () => undefined,
        (again: unknown) => txFailure(again),
      )
      return reason?.kind === 'wouldRevert' ? new TxError({ kind: 'reverted', name: reason.name }) : error
    },
  }
}

async function recordOf(config: Config, step: TxStep, account: Address): Promise<TxRecord> {
  const { chainId, title, call, touches } = step
  const client = clientOf(config, chainId)
  const [nonce, head] = await Promise.all([
    getTransactionCount(client, { address: account, blockTag: 'pending' }),
    getBlockNumber(client, { cacheTime: 0 }),
  ])
  const { abi, functionName, args, address: to, value } = call
  const data = encodeFunctionData({ abi, functionName, args })
  return {
    id: crypto.randomUUID(),
    chainId,
    account,
    nonce,
    fromBlock: Number(head),
    fingerprint: fingerprintOf({ to, data, value }),
    title,
    touches,
    askedAt: Date.now(),
    stage: 'asked',
  }
}

/** Wallets may have chosen another nonce than we expected: several tabs, or transactions waiting in the wallet. */
async function nonceOf(client: Client, hash: Hash, expected: number): Promise<number> {
  return getTransaction(client, { hash }).then(
    ({ nonce }) => nonce,
    () => expected,
  )
}

function isCertainlyUnsent(error: unknown): boolean {
  const { kind } = txFailure(error)
  return kind === 'refused' || kind === 'locked' || kind === 'unsupported' || kind === 'noWallet'
}

function connectedAccount(config: Config): Address {
  const { address } = getConnection(config)
  if (!address) throw new TxError({ kind: 'noWallet' })
  return address
}

function clientOf(config: Config, chainId: number): Client {
  return config.getClient({ chainId })
}
