import { mallCheckoutAbi } from '@mofu/chain/mall'
import { parseEventLogs, type PublicClient } from 'viem'

import type { ChainClients } from '../../../platform/chain-clients.ts'
import type { MallChain } from '../mall-settings.ts'
import type { IsOnChain } from './settle-payments.ts'
import type { Unsettled } from './store.ts'

type Log = { warn(facts: object, message: string): void }

/**
 * Asks every node for the receipt and its block. A quorum must confirm it; an unreachable or lagging node does not
 * block the others.
 */
export function isOnChainAt(clients: Pick<ChainClients, 'quorum'>, log: Log): IsOnChain {
  return async (chain, payment) => {
    const { nodes, needed } = clients.quorum(chain.chainId)
    if (nodes.length === 0 || payment.state === 'gone') return false
    const answers = await Promise.all(
      nodes.map((node) => hasPayment(node, chain, payment).catch(() => undefined)),
    )
    const agreeing = answers.filter((answer) => answer === true).length
    const isEnough = agreeing >= needed
    if (isEnough && agreeing < nodes.length) {
      const away = answers.filter((answer) => answer === undefined).length
      const facts = { chainId: chain.chainId, payment: payment.id, agreeing, away, nodes: nodes.length }
      log.warn(facts, 'mall: payment confirmed by a quorum, but not by every node')
    }
    return isEnough
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
