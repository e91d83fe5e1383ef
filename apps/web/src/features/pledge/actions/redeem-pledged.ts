import type { Address } from '@mofu/domain/address'

import type { TxPlan } from '../../../tx/plan.ts'
import { shareValue } from '../share-text.ts'
import { about, pledgeCall, type PledgeToken } from './pledge-call.ts'

export type Redeeming = {
  token: PledgeToken
  account: Address
  price: bigint
  /** That no more than the price is taken, in the user's language. */
  most: string
}

/** Gives shares back for a token. The shown price is the most that the contract takes. */
export function redeemPledged({ token, account, price, most }: Redeeming): TxPlan {
  return {
    ...about(token),
    title: { key: 'pledge.plan.redeem', values: { name: token.name } },
    call: pledgeCall(token.contract, 'redeem', [token.collection, token.tokenId, account, price]),
    gives: [shareValue(price)],
    gets: [{ kind: 'text', text: token.name }],
    explain: [
      { label: { key: 'pledge.plan.redeemTo' }, value: { kind: 'address', address: account } },
      { label: { key: 'pledge.plan.redeemMostLabel' }, value: { kind: 'text', text: most } },
    ],
    outcome: () => ({
      title: { key: 'pledge.plan.redeemed', values: { name: token.name } },
      text: { key: 'pledge.plan.redeemedText' },
      link: { label: { key: 'pledge.plan.seePet' }, to: '/detail/$id', params: { id: token.nftId } },
    }),
  }
}
