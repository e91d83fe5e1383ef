import { boxesAbi } from '@mofu/chain/boxes'
import type { Address } from '@mofu/domain/address'

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
    outcome: () => ({
      title: { key: 'boxes.settledTitle' },
      text: { key: 'boxes.settledText' },
      link: { label: { key: 'boxes.seeDraw' }, to: '/LotteryDetail/$id', params: { id: box.id } },
    }),
  }
}
