import type { QueryClient } from '@tanstack/react-query'
import { type Address, type Client, encodeFunctionData, type Hash, isAddressEqual } from 'viem'
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

import { resolveName, type TypedName } from '../wallet/resolve-name.ts'
import { missingAllowances } from './allowance.ts'
import { TxError, txFailure } from './failure.ts'
import type { TxPlan } from './plan.ts'
import type { TxRecord } from './record.ts'
import { dropRecords, saveRecord } from './records.ts'
import { isShown, type TxCost } from './state.ts'
import { trackDeps } from './track-deps.ts'
import { trackTransaction } from './track-transaction.ts'
import { fingerprintOf } from './wait-for-receipt.ts'

/** One signature: the plan's own call, or an approval before it. */
type TxStep = Pick<TxPlan, 'chainId' | 'account' | 'title' | 'call' | 'invalidates'>

export type TxDeps = ReturnType<typeof txDeps>

export function txDeps(config: Config, queryClient: QueryClient) {
  const tracking = trackDeps(config, queryClient)

  /** Asks the wallet. The record is saved before, so that the transaction can be found again in any case. */
  const send = async (step: TxStep): Promise<TxRecord> => {
    const account = signerOf(config, step)
    const record = saveRecord(await recordOf(config, step, account))
    try {
      const wallet = await getConnectorClient(config, { chainId: step.chainId, account })
      const hash = await writeContract(wallet, { ...step.call, account, chain: wallet.chain })
      const nonce = await nonceOf(clientOf(config, step.chainId), hash, record.nonce)
      return saveRecord({ ...record, stage: 'sent', hash, nonce })
    } catch (error) {
      // After any other failure the wallet may still send the transaction, so its record stays and tracking continues.
      if (isCertainlyUnsent(error)) dropRecords(({ id }) => id === record.id)
      throw error
    }
  }

  return {
    ...tracking,
    send,

    /** Looks up typed names again, simulates the next signature of a plan and estimates its cost. */
    check: async (plan: TxPlan): Promise<TxCost> => {
      const { chainId, call } = plan
      const account = signerOf(config, plan)
      const client = clientOf(config, chainId)
      await requireSameAddresses(client, plan.recipients ?? [])
      const have = await getBalance(client, { address: account })
      // Before the simulation: every node words insufficient funds differently.
      if (have < call.value) throw new TxError({ kind: 'poor', need: call.value, have })
      const allowances = await missingAllowances(client, account, plan)
      const next = allowances[0]?.call ?? call
      await simulateContract(client, { ...next, account })
      const [gas, price] = await Promise.all([
        estimateContractGas(client, { ...next, account }),
        getGasPrice(client),
      ])
      const fee = gas * price
      if (have < call.value + fee) throw new TxError({ kind: 'poor', need: call.value + fee, have })
      const permissions = allowances.flatMap(({ permission }) => permission ?? [])
      return { value: call.value, gas, fee, isAllowanceFirst: allowances.length > 0, permissions }
    },

    /** Approves exactly what was shown, and returns once it is indexed, or before an approval that was not shown. */
    allow: async (plan: TxPlan, shown: TxCost, onHash: (hash: Hash) => void): Promise<void> => {
      const { chainId } = plan
      const account = signerOf(config, plan)
      for (;;) {
        const [next] = await missingAllowances(clientOf(config, chainId), account, plan)
        if (!next || !isShown(next.permission, shown)) return
        const record = await send({ chainId, account, title: next.title, call: next.call, invalidates: [] })
        if (record.hash) onHash(record.hash)
        await trackTransaction(tracking, record, {
          onHash,
          onNetwork: () => undefined,
          onMined: () => undefined,
        })
      }
    },

    /** Adds the contract's error name to a revert, if a simulation still yields it. */
    withRevertReason: async (plan: TxPlan, error: unknown): Promise<unknown> => {
      if (!(error instanceof TxError) || error.failure.kind !== 'reverted') return error
      const { chainId, call } = plan
      const account = plan.account ?? connectedAccount(config)
      const reason = await simulateContract(clientOf(config, chainId), { ...call, account }).then(
        () => undefined,
        (cause: unknown) => txFailure(cause),
      )
      return reason?.kind === 'wouldRevert' ? new TxError({ kind: 'reverted', name: reason.name }) : error
    },
  }
}

async function recordOf(config: Config, step: TxStep, account: Address): Promise<TxRecord> {
  const { chainId, title, call, invalidates } = step
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
    invalidates,
    askedAt: Date.now(),
    stage: 'asked',
  }
}

async function requireSameAddresses(client: Client, recipients: readonly TypedName[]): Promise<void> {
  await Promise.all(
    recipients.map(async (typed) => {
      const address = await resolveName(client, typed)
      if (address !== typed.address) throw new TxError({ kind: 'nameChanged', name: typed.name, address })
    }),
  )
}

/** The wallet may choose another nonce than expected: several tabs, or transactions pending in the wallet. */
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

/** The connected account. A plan may name the one it was explained to as its receiver, so another does not sign it. */
function signerOf(config: Config, { account: planned }: Pick<TxPlan, 'account'>): Address {
  const address = connectedAccount(config)
  if (planned !== undefined && !isAddressEqual(planned, address))
    throw new TxError({ kind: 'otherAccount', account: planned })
  return address
}

function connectedAccount(config: Config): Address {
  const { address } = getConnection(config)
  if (!address) throw new TxError({ kind: 'noWallet' })
  return address
}

function clientOf(config: Config, chainId: number): Client {
  return config.getClient({ chainId })
}
