import { gachaAbi } from '@mofu/chain/gacha'
import { parseEventLogs, type TransactionReceipt } from 'viem'

import type { TxPlan } from '../../../tx/plan.ts'
import type { GachaPlace } from '../gacha-place.ts'
import { ORDERS_AT_ONCE } from '../queue-state.ts'

export type Settlement = {
  place: GachaPlace
  machine: { number: number; name: string }
  /** Whether the first order's round is overdue, so that it is refunded. */
  isOverdue: boolean
  /** What happens, in the language of the reader. */
  text: string
}

/** Settles the first orders of a machine: reveals those whose round is on the chain, and refunds overdue ones. */
export function settleOrders({ place, machine, isOverdue, text }: Settlement): TxPlan {
  return {
    chainId: place.chainId,
    title: { key: isOverdue ? 'gacha.refundPlan' : 'gacha.settlePlan' },
    call: {
      address: place.gacha,
      abi: gachaAbi,
      functionName: 'settle',
      args: [BigInt(machine.number), ORDERS_AT_ONCE],
      value: 0n,
    },
    gives: [],
    gets: [],
    explain: [{ label: { key: 'gacha.happensLabel' }, value: { kind: 'text', text } }],
    subject: { name: machine.name, picture: '/favicon.svg' },
    invalidates: [['gacha'], ['credits']],
    outcome: (receipt) => ({
      ...endOf(receipt),
      link: {
        label: { key: 'gacha.backToMachine' },
        to: '/gachaMachine',
        search: { machine: machine.number },
      },
    }),
  }
}

/** The contract settles what it finds, and does not revert if somebody else was faster or the round came meanwhile. */
function endOf({ logs }: TransactionReceipt): Omit<ReturnType<TxPlan['outcome']>, 'link'> {
  const events = parseEventLogs({ abi: gachaAbi, eventName: ['PetPulled', 'Refunded'], logs })
  if (events.some(({ eventName }) => eventName === 'PetPulled'))
    return { title: { key: 'gacha.settleDone' }, text: { key: 'gacha.settleDoneText' } }
  if (events.length > 0) return { title: { key: 'gacha.refundDone' }, text: { key: 'gacha.refundDoneText' } }
  return { title: { key: 'gacha.nothingDone' }, text: { key: 'gacha.nothingDoneText' }, isCalm: true }
}
