import type { Address } from '@mofu/domain/address'
import type { PriceSplit } from '@mofu/domain/price-split'

import type { TxPlan } from '../../../../tx/plan.ts'
import type { MarketFacts } from '../market-facts.ts'
import type { Money, PetTrade } from '../traded-pet.ts'
import { aboutPet, amountOf, linkToPet, marketCall, paying } from './trade-call.ts'

export type Purchase = PetTrade & {
  seller: Address
  account: Address
  price: Money
  split: PriceSplit
  facts: Pick<MarketFacts, 'lastSale' | 'floor'>
}

/** Buys a pet on the terms that were shown: with any other price or coin the market reverts. */
export function buyPet({ place, pet, seller, account, price, split, facts }: Purchase): TxPlan {
  const { coin, amount } = price
  const { value, spends } = paying(place, price)
  const what = { collection: pet.collection, tokenId: pet.tokenId, seller, coin: coin.address, price: amount }
  const part = (units: bigint) => amountOf({ amount: units, coin })
  return {
    ...aboutPet({ place, pet }),
    title: { key: 'trade.buyTitle', values: { name: pet.name } },
    call: marketCall(place, 'sellTokenTo', [what, account], value),
    gives: [amountOf(price)],
    gets: [{ kind: 'text', text: pet.name }],
    explain: [
      { label: { key: 'trade.seller' }, value: { kind: 'address', address: seller } },
      { label: { key: 'trade.sellerPart' }, value: part(split.seller) },
      { label: { key: 'trade.creatorGets' }, value: part(split.royalty) },
      { label: { key: 'trade.feeOfMofu' }, value: part(split.fee) },
      ...(facts.lastSale
        ? [{ label: { key: 'trade.lastSale' }, value: amountOf(facts.lastSale) } as const]
        : []),
      ...(facts.floor ? [{ label: { key: 'trade.floor' }, value: amountOf(facts.floor) } as const] : []),
    ],
    ...(spends ? { spends } : {}),
    outcome: () => ({
      title: { key: 'trade.boughtTitle', values: { name: pet.name } },
      text: { key: 'trade.boughtText' },
      link: linkToPet(pet),
    }),
  }
}
