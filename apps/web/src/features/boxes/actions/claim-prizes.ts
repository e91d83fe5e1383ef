import { boxesAbi } from '@mofu/chain/boxes'
import type { Address } from '@mofu/domain/address'

import type { TxPlan } from '../../../tx/plan.ts'

export type ClaimInput = {
  chainId: number
  contract: Address
  number: number
  boxName: string
  prizes: readonly { nftId: string; index: number; name: string; picture: string }[]
}

/** Transfers won prizes to their winner. */
export function claimPrizes({ chainId, contract, number, boxName, prizes }: ClaimInput): TxPlan {
  const [first] = prizes
  const count = prizes.length
  return {
    chainId,
    title: { key: 'boxes.claimPlan', values: { count, name: boxName } },
    call: {
      address: contract,
      abi: boxesAbi,
      functionName: 'claim',
      args: [BigInt(number), prizes.map(({ index }) => BigInt(index))],
      value: 0n,
    },
    gives: [],
    gets: prizes.map(({ name }) => ({ kind: 'text', text: name })),
    explain: [],
    subject: { name: first?.name ?? boxName, picture: first?.picture ?? '/favicon.svg' },
    invalidates: [['boxes'], ['market'], ['collections']],
    outcome: () => ({
      title: { key: 'boxes.claimedTitle', values: { count } },
      text: { key: 'boxes.claimedText' },
      link: { label: { key: 'boxes.seePrize' }, to: '/detail/$id', params: { id: first?.nftId ?? '' } },
    }),
  }
}
