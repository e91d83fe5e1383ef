import { type Address, parseAddress } from '@mofu/domain/address'
import type { Nft } from '@mofu/wire/market'
import type { Priced } from '@mofu/wire/market/priced-page'

import { petTitle } from '../../../parts/pet-title.ts'
import type { Coin, TradingPlace } from './trading-place.ts'

/** A pet for a transaction: its address and id, and its name and picture for the explanation. */
export type TradedPet = {
  id: string
  collection: Address
  collectionName: string
  tokenId: bigint
  name: string
  picture: string
}

export type Money = { amount: bigint; coin: Coin }

export function tradedPet(nft: Nft): TradedPet {
  const collection = parseAddress(nft.contract)
  if (!collection) throw new Error(`${nft.contract} is not an address`)
  return {
    id: nft.id,
    collection,
    collectionName: nft.collectionName,
    tokenId: BigInt(nft.tokenId),
    name: petTitle(nft),
    picture: nft.url ?? '/favicon.svg',
  }
}

/** The price of an ask or an offer with its coin. */
export function moneyOf({ price, coin, symbol, decimals }: Priced): Money {
  const address = parseAddress(coin)
  if (!address) throw new Error(`${coin} is not an address`)
  return { amount: BigInt(price), coin: { address, symbol, decimals } }
}

export function addressOf(text: string): Address {
  const address = parseAddress(text)
  if (!address) throw new Error(`${text} is not an address`)
  return address
}

/** The subject of an action on a pet. */
export type PetTrade = { place: TradingPlace; pet: TradedPet }
