import { boxesAbi } from '@mofu/chain/boxes'
import type { Address } from '@mofu/domain/address'
import { parseEventLogs, type TransactionReceipt } from 'viem'

import type { TxPlan } from '../../../tx/plan.ts'

export type SettleInput = {
  chainId: number
  contract: Address
  box: { id: string; number: number; name: string; picture: string }
  /** How many orders it settles. */
  count: number
  /** Whether the first of them is refunded, because its round did not come in time. */
  isRefund: boolean
  /** What happens, in the user's language. */
  gets: string
}

/** Settles waiting orders in the order they were paid in. Anyone may; the result does not depend on who does. */
export function settleDraws({ chainId, contract, box, count, isRefund, gets }: SettleInput): TxPlan {
  return {
    chainId,
    title: { key: isRefund ? 'boxes.refundPlan' : 'boxes.settlePlan', values: { name: box.name } },
    call: {
      address: contract,
      abi: boxesAbi,
      functionName: 'settle',
      args: [BigInt(box.number), BigInt(count)],
      value: 0n,
    },
    gives: [],
    gets: [{ kind: 'text', text: gets }],
    explain: [{ label: { key: 'boxes.settleOrders' }, value: { kind: 'text', text: String(count) } }],
    subject: { name: box.name, picture: box.picture },
    invalidates: [['boxes'], ['credits']],
    outcome: (receipt) => ({
      ...endOf(receipt),
      link: { label: { key: 'boxes.seeDraw' }, to: '/LotteryDetail/$id', params: { id: box.id } },
    }),
  }
}

/** The contract settles what it finds, and does not revert if somebody else was faster or the round came meanwhile. */
function endOf({ logs }: TransactionReceipt): Omit<ReturnType<TxPlan['outcome']>, 'link'> {
  const events = parseEventLogs({ abi: boxesAbi, eventName: ['PrizeAssigned', 'Refunded'], logs })
  if (events.some(({ eventName }) => eventName === 'PrizeAssigned'))
    return { title: { key: 'boxes.settledTitle' }, text: { key: 'boxes.settledText' } }
  if (events.length > 0) return { title: { key: 'boxes.refundDone' }, text: { key: 'boxes.refundDoneText' } }
  return { title: { key: 'boxes.nothingDone' }, text: { key: 'boxes.nothingDoneText' }, isCalm: true }
}
