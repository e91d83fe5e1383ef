import type { Nft } from '@mofu/wire/market'
import type { Pledge, PledgePool } from '@mofu/wire/pledge'

import { petTitle } from '../../parts/pet-title.ts'
import type { PledgeCollection, PledgeToken } from './actions/pledge-call.ts'
import { addressOf, type PledgePlace } from './pledge-place.ts'

/** A pledged token, ready for a transaction. */
export function pledgedToken(pledge: Pledge): PledgeToken {
  return {
    chainId: pledge.chainId,
    contract: addressOf(pledge.contract),
    nftId: pledge.nft,
    collection: addressOf(pledge.nftContract),
    tokenId: BigInt(pledge.tokenId),
    name: petTitle(pledge),
    picture: pledge.url ?? '/favicon.svg',
  }
}

/** A token in a wallet, ready to be pledged. */
export function walletToken(place: PledgePlace, pet: Nft): PledgeToken {
  return {
    chainId: pet.chainId,
    contract: place.pledge,
    nftId: pet.id,
    collection: addressOf(pet.contract),
    tokenId: BigInt(pet.tokenId),
    name: petTitle(pet),
    picture: pet.url ?? '/favicon.svg',
  }
}

export function pledgeCollection(
  place: PledgePlace,
  { nftContract, collectionName }: Pick<PledgePool, 'nftContract' | 'collectionName'>,
): PledgeCollection {
  return {
    chainId: place.chainId,
    contract: place.pledge,
    collection: addressOf(nftContract),
    name: collectionName,
  }
}
