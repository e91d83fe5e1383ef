import { collectionAbi } from '@mofu/chain/collections'
import type { Address } from '@mofu/domain/address'

import type { TxPlan } from '../../../../tx/plan.ts'

type Revocation = { chainId: number; collection: Address; collectionName: string; operator: Address }

/** Revokes an operator's approval for a whole collection. */
export function revokeApproval({ chainId, collection, collectionName, operator }: Revocation): TxPlan {
  return {
    chainId,
    title: { key: 'trade.revokeTitle' },
    call: {
      address: collection,
      abi: collectionAbi,
      functionName: 'setApprovalForAll',
      args: [operator, false],
      value: 0n,
    },
    gives: [],
    gets: [],
    explain: [
      { label: { key: 'trade.collection' }, value: { kind: 'text', text: collectionName } },
      { label: { key: 'trade.operator' }, value: { kind: 'address', address: operator } },
    ],
    subject: { name: collectionName, picture: '/favicon.svg' },
    invalidates: [['market']],
    outcome: () => ({
      title: { key: 'trade.revokedTitle' },
      text: { key: 'trade.revokedText' },
      link: { label: { key: 'trade.seeMine' }, to: '/user-center/mynft-list' },
    }),
  }
}
