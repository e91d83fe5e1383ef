import { mallCheckoutAbi } from '@mofu/chain/mall'
import { parseEventLogs, type PublicClient } from 'viem'

import type { MallChain } from '../mall-settings.ts'
import type { IsOnChain, Unsettled } from './settle-payments.ts'

/** Asks every node for the receipt and the block it is in. One that is away, behind or of another mind makes it wait. */
export function isOnChainAt(nodesOf: (chainId: number) => readonly PublicClient[]): IsOnChain {
  return async (chain, payment) => {
    const nodes = nodesOf(chain.chainId)
    if (nodes.length === 0 || payment.state === 'gone') return false
    const answers = await Promise.all(
      nodes.map((node) => hasPayment(node, chain, payment).catch(() => false)),
    )
    return answers.every(Boolean)
  }
}

async function hasPayment(
  node: PublicClient,
  { checkout }: MallChain,
  payment: Unsettled['payment'],
): Promise<boolean> {
  const receipt = await node.getTransactionReceipt({ hash: payment.txHash as `0x${string}` })
  if (receipt.status !== 'success' || Number(receipt.blockNumber) !== payment.block) return false
  const block = await node.getBlock({ blockNumber: receipt.blockNumber })
  if (block.hash !== receipt.blockHash) return false
  const paid = parseEventLogs({ abi: mallCheckoutAbi, eventName: 'OrderPaid', logs: receipt.logs })
  return paid.some(
    ({ address, args }) =>
      address.toLowerCase() === checkout &&
      args.paymentId === payment.onChain &&
      args.amount === payment.amount &&
      args.coin.toLowerCase() === payment.coin,
  )
}
