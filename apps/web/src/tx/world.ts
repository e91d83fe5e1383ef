import type { QueryClient } from '@tanstack/react-query'
import { type Address, type Client, encodeFunctionData, erc20Abi, type Hash } from 'viem'
import {
  estimateContractGas,
  getBalance,
  getBlockNumber,
  getGasPrice,
  getTransaction,
  getTransactionCount,
  readContract,
  simulateContract,
  writeContract,
} from 'viem/actions'
import { type Config } from 'wagmi'
import { getConnection, getConnectorClient } from 'wagmi/actions'

import { carryWorld } from './carry-world.ts'
import { carry, type CarryWorld } from './carry.ts'
import { TxError, txFailure } from './failure.ts'
import { fingerprintOf } from './follow.ts'
import type { ContractCall, Spending, TxPlan } from './plan.ts'
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

    check: async ({ chainId, call, spends }) => {
      const account = connectedAccount(config)
      const client = clientOf(config, chainId)
      const have = await getBalance(client, { address: account })
      // Before the trial run: nodes word a lack of coins each in their own way.
      if (have < call.value) throw new TxError({ kind: 'poor', need: call.value, have })
      const first = spends && (await nextAllowance(client, account, spends))
      const tried = first ?? call
      await simulateContract(client, { ...tried, account })
      const [gas, price] = await Promise.all([
        estimateContractGas(client, { ...tried, account }),
        getGasPrice(client),
      ])
      const fee = gas * price
      if (have < call.value + fee) throw new TxError({ kind: 'poor', need: call.value + fee, have })
      return { value: call.value, gas, fee, isAllowanceFirst: first !== undefined }
    },

    allow: async ({ chainId, spends }, onHash) => {
      if (!spends) return
      const account = connectedAccount(config)
      const title = { key: 'tx.allowTitle', values: { coin: spends.coin } } as const
      for (;;) {
        const call = await nextAllowance(clientOf(config, chainId), account, spends)
        if (!call) return
        const record = await send({ chainId, title, call, touches: [] })
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

/** The allowance still to be signed, if any. Some tokens only change one that stands at nothing: then it is taken back first. */
async function nextAllowance(
  client: Client,
  account: Address,
  spends: Spending,
): Promise<ContractCall | undefined> {
  const { token, spender, amount, coin, decimals } = spends
  const read = { address: token, abi: erc20Abi } as const
  const [have, allowed] = await Promise.all([
    readContract(client, { ...read, functionName: 'balanceOf', args: [account] }),
    readContract(client, { ...read, functionName: 'allowance', args: [account, spender] }),
  ])
  if (have < amount) throw new TxError({ kind: 'poor', need: amount, have, token: { coin, decimals } })
  if (allowed >= amount) return undefined
  const approve = (exactly: bigint): ContractCall => ({
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args: [spender, exactly],
    value: 0n,
  })
  if (allowed === 0n) return approve(amount)
  return simulateContract(client, { ...approve(amount), account }).then(
    () => approve(amount),
    () => approve(0n),
  )
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
