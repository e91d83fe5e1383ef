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
import { getNodeError } from 'viem/utils'

import type { MallChain } from '../mall-settings.ts'
import type { Operation, Operator } from './send-operations.ts'

/** More than any of these calls takes; asking each time would let a lying node name it. */
const GAS = 400_000n
/** About nine times the usual fee: what that does not bring through, more will not. */
const MOST_RAISES = 10

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
        // A node that does not answer is no refusal: it is asked again.
        if (!(reason instanceof ContractFunctionRevertedError)) throw error
        return reason.data?.errorName ?? reason.reason ?? 'reverted'
      }
    },

    sign: async (operation, amount, nonce, tries) => {
      const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas()
      // A quarter more with each try: nodes take a second transaction under a number only when it pays clearly more.
      const raises = BigInt(Math.min(tries, MOST_RAISES))
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
        return undefined
      } catch (error) {
        return sendFault(error)
      }
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

/** Why a node did not take a transaction, by the name of the fault; undefined when it, or one before it, has arrived already. */
function sendFault(error: unknown): string | undefined {
  if (!(error instanceof BaseError)) return 'unknown'
  const { name } = getNodeError(error, {})
  // `find` tells which of them it is.
  if (name === 'NonceTooLowError' || /already (known|imported)/i.test(error.details)) return undefined
  return name === 'UnknownNodeError' ? error.name : name
}
