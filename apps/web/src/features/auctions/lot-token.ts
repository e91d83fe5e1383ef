import { type Address, parseAddress } from '@mofu/domain/address'
import type { Lot } from '@mofu/wire/auctions'

import { petTitle } from '../../parts/pet-title.ts'
import type { LotCoin, LotToken } from './actions/lot-call.ts'

/** The token of a lot, ready for a transaction. */
export function lotToken(lot: Lot): LotToken {
  return {
    chainId: lot.chainId,
    contract: addressOf(lot.contract),
    nftId: lot.nftId,
    collection: addressOf(lot.tokenAddress),
    tokenId: BigInt(lot.tokenId),
    name: petTitle(lot),
    picture: lot.url ?? '/favicon.svg',
  }
}

export function lotCoin({ coin, symbol, decimals }: Pick<Lot, 'coin' | 'symbol' | 'decimals'>): LotCoin {
  return { address: addressOf(coin), symbol, decimals }
}

export function addressOf(text: string): Address {
  const address = parseAddress(text)
  if (!address) throw new Error(`${text} is not an address`)
  return address
}
