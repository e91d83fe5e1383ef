import { collectionAbi } from '@mofu/chain/collections'
import type { Address } from '@mofu/domain/address'

import type { TxPlan } from '../../../../tx/plan.ts'
import type { TypedName } from '../../../../wallet/resolve-name.ts'
import type { PetTrade } from '../traded-pet.ts'
import { aboutPet, linkToPet } from './trade-call.ts'

/** Transfers a pet. It cannot be undone; a contract that cannot hold pets rejects it. */
export function transferPet({
  place,
  pet,
  account,
  to,
  typed,
}: PetTrade & { account: Address; to: Address; typed: TypedName | undefined }): TxPlan {
  return {
    ...aboutPet({ place, pet }),
    title: { key: 'trade.transferTitle', values: { name: pet.name } },
    call: {
      address: pet.collection,
      abi: collectionAbi,
      functionName: 'safeTransferFrom',
      args: [account, to, pet.tokenId],
      value: 0n,
    },
    gives: [{ kind: 'text', text: pet.name }],
    gets: [],
    explain: [
      { label: { key: 'trade.transferTo' }, value: { kind: 'address', address: to, name: typed?.name } },
    ],
    recipients: typed ? [typed] : [],
    outcome: () => ({
      title: { key: 'trade.transferredTitle', values: { name: pet.name } },
      text: { key: 'trade.transferredText' },
      link: linkToPet(pet),
    }),
  }
}
