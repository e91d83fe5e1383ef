import type { Address } from '@mofu/domain/address'

import type { TxPlan } from '../../../tx/plan.ts'
import type { TypedName } from '../../../wallet/resolve-name.ts'
import { shareValue } from '../share-text.ts'
import { about, pledgeCall, type PledgeCollection } from './pledge-call.ts'

export type Sending = {
  of: PledgeCollection
  to: Address
  typed?: TypedName | undefined
  amount: bigint
  /** What the receiver can do with them, in the user's language. */
  means: string
}

/** Sends shares of a collection; their id is its address. */
export function sendShares({ of, to, typed, amount, means }: Sending): TxPlan {
  return {
    ...about(of),
    title: { key: 'pledge.plan.send', values: { name: of.name } },
    call: pledgeCall(of.contract, 'transfer', [to, BigInt(of.collection), amount]),
    gives: [shareValue(amount)],
    gets: [],
    explain: [
      { label: { key: 'pledge.plan.sendTo' }, value: { kind: 'address', address: to, name: typed?.name } },
      { label: { key: 'pledge.plan.sendMeans' }, value: { kind: 'text', text: means } },
    ],
    recipients: typed ? [typed] : [],
    isCalm: true,
    outcome: () => ({
      title: { key: 'pledge.plan.sent' },
      text: { key: 'pledge.plan.sentText' },
      link: { label: { key: 'pledge.plan.seePledges' }, to: '/user-center/pledge-list', search: {} },
    }),
  }
}
