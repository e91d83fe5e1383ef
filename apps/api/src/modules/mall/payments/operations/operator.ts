import { mallCheckoutAbi } from '@mofu/chain/mall'
import {
  BaseError,
  ContractFunctionRevertedError,
  encodeFunctionData,
  keccak256,
  type LocalAccount,
  type PublicClient,
  TransactionReceiptNotFoundError,
} from 'viem'

import type { MallChain } from '../../mall-settings.ts'
import type { Operation, Operator } from './operation.ts'

/** More than any of these calls uses; an estimate would let a lying node choose it. */
const GAS = 400_000n
/** About nine times the usual fee: if that does not help, more will not. */
const MOST_RAISES = 10

/** The node already has this transaction, or another under the same nonce: `find` tells which. */
function hasArrived(error: unknown): boolean {
  const details = error instanceof BaseError ? `${error.message} ${error.details}` : String(error)
  return /already known|already imported|known transaction|nonce (is )?too low/i.test(details)
}

/** The wallet that captures, voids and marks as shipped. */
export function operatorOn(client: PublicClient, account: LocalAccount, chain: MallChain): Operator {
  const call = (operation: Operation, amount: bigint) => {
    const { kind, onChain, split } = operation
    if (kind === 'ship') return { functionName: 'markShipped', args: [onChain] } as const
    if (kind === 'void') return { functionName: 'void', args: [onChain, amount] } as const
    const shares = split.map((share) => ({ account: share.account, weight: BigInt(share.weight) }))
    return { functionName: 'capture', args: [onChain, shares] } as const
  }
  return {
    nextNonce: () => client.getTransactionCount({ address: account.address, blockTag: 'latest' }),

    nonceAt: (block) => client.getTransactionCount({ address: account.address, blockNumber: BigInt(block) }),

    refusal: async (operation, amount) => {
      try {
        await client.simulateContract({
          address: chain.checkout,
          abi: mallCheckoutAbi,
          account: account.address,
          ...call(operation, amount),
        } as never)
        return undefined
      } catch (error) {
        const reason =
          error instanceof BaseError
            ? error.walk((cause) => cause instanceof ContractFunctionRevertedError)
            : undefined
        // A node that does not answer is not a revert: it is asked again.
        if (!(reason instanceof ContractFunctionRevertedError)) throw error
        return reason.data?.errorName ?? reason.reason ?? 'reverted'
      }
    },

    sign: async (operation, amount, nonce, attempt) => {
      const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas()
      // A quarter more with each attempt: nodes accept a replacement under the same nonce only when it pays clearly
      // more.
      const raises = BigInt(Math.min(attempt, MOST_RAISES))
      const raised = (fee: bigint) => (fee * 5n ** raises) / 4n ** raises + 1n
      const raw = await account.signTransaction({
        type: 'eip1559',
        chainId: chain.chainId,
        to: chain.checkout,
        data: encodeFunctionData({ abi: mallCheckoutAbi, ...call(operation, amount) } as never),
        nonce,
        gas: GAS,
        maxFeePerGas: raised(maxFeePerGas),
        maxPriorityFeePerGas: raised(maxPriorityFeePerGas),
      })
      return { nonce, raw, txHash: keccak256(raw) }
    },

    send: async (raw) => {
      try {
        await client.sendRawTransaction({ serializedTransaction: raw })
      } catch (error) {
        if (!hasArrived(error)) throw error
      }
    },

    funds: async () => {
      const [balance, { maxFeePerGas }] = await Promise.all([
        client.getBalance({ address: account.address }),
        client.estimateFeesPerGas(),
      ])
      return { balance, cost: GAS * maxFeePerGas }
    },

    find: async (txHash) => {
      try {
        const { status, blockNumber } = await client.getTransactionReceipt({ hash: txHash })
        return { state: 'mined', isGood: status === 'success', block: Number(blockNumber) }
      } catch (error) {
        if (error instanceof TransactionReceiptNotFoundError) return { state: 'unknown' }
        throw error
      }
    },
  }
}
