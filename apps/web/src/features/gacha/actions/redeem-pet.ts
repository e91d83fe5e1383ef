import { gachaAbi } from '@mofu/chain/gacha'
import type { Address } from '@mofu/domain/address'
import { redeemValue } from '@mofu/domain/redeem-value'

import type { TxPlan } from '../../../tx/plan.ts'
import { type GachaCoin, valueOf } from '../gacha-coin.ts'
import type { GachaPlace } from '../gacha-place.ts'

export type Redemption = {
  place: GachaPlace
  pet: { tokenId: bigint; name: string; picture: string; paid: bigint }
  coin: GachaCoin
  account: Address
  /** What becomes of the pet, in the language of the reader. */
  gone: string
}

/** Returns a pet to its machine for what was paid for its pull, less the fee. */
export function redeemPet({ place: { chainId, gacha }, pet, coin, account, gone }: Redemption): TxPlan {
  const { name, picture, paid } = pet
  const amount = redeemValue(paid)
  return {
    chainId,
    title: { key: 'gacha.redeemPlan', values: { name } },
    call: {
      address: gacha,
      abi: gachaAbi,
      functionName: 'redeem',
      args: [pet.tokenId, account],
      value: 0n,
    },
    gives: [{ kind: 'text', text: name }],
    gets: [valueOf(coin, amount)],
    explain: [
      { label: { key: 'gacha.redeemPaid' }, value: valueOf(coin, paid) },
      { label: { key: 'gacha.redeemFee' }, value: valueOf(coin, paid - amount) },
      { label: { key: 'gacha.redeemGets' }, value: valueOf(coin, amount) },
      { label: { key: 'gacha.redeemTo' }, value: { kind: 'address', address: account } },
      { label: { key: 'gacha.redeemLeaves' }, value: { kind: 'text', text: gone } },
    ],
    subject: { name, picture },
    isCalm: true,
    invalidates: [['gacha'], ['credits'], ['spending']],
    outcome: () => ({
      title: { key: 'gacha.redeemDone', values: { name } },
      text: { key: 'gacha.redeemDoneText' },
      link: { label: { key: 'gacha.backToMachine' }, to: '/gachaMachine', search: {} },
    }),
  }
}
