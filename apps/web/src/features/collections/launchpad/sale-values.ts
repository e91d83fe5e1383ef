import type { WhitelistDefaults } from '@mofu/domain/whitelist'

import { readLimit, readPrice } from '../../../parts/typed-values.ts'
import type { UploadedFile } from '../../../parts/upload-field.tsx'
import type { StoredList } from './actions/upload-whitelist.ts'

/** A stored list, and the defaults of its short lines; one that still has to be checked; or none. */
export type GivenList = (StoredList & { defaults: WhitelistDefaults }) | 'unchecked' | undefined

/** The form of a sale as typed. */
export type SaleValues = {
  /** Of a new sale: what it sells, and in which coin. They stay until it ends. */
  name: string
  introduction: string
  file: UploadedFile | null
  coin: string
  price: string
  limit: string
  isOpen: boolean
  list: GivenList
}

export const newSale: Omit<SaleValues, 'coin'> = {
  name: '',
  introduction: '',
  file: null,
  price: '0.01',
  limit: '1',
  isOpen: false,
  list: undefined,
}

/** What lines of a list without their own price or limit take. */
export function listDefaults({ price, limit }: SaleValues, decimals: number): WhitelistDefaults {
  return { price: readPrice(price, decimals) ?? 0n, limit: BigInt(readLimit(limit) ?? 1), decimals }
}

/** The list; one that was built with other defaults than those of now has to be checked again. */
export function checkedList(values: SaleValues, decimals: number): GivenList {
  const { list } = values
  if (list === undefined || list === 'unchecked') return list
  const now = listDefaults(values, decimals)
  const { price, limit, decimals: before } = list.defaults
  return price === now.price && limit === now.limit && before === decimals ? list : 'unchecked'
}

/**
 * Coins a new sale may be paid in. One signature approves price and mint fee: where the fee is in a token, the price is
 * in the same one or in the native coin, which comes first.
 */
export function payableCoins<Coin extends { address: string }>(
  coins: readonly Coin[],
  fee: { amount: bigint; token: string | undefined },
): Coin[] {
  if (fee.amount === 0n || fee.token === undefined) return [...coins]
  return coins.filter(({ address }) => /^0x0+$/.test(address) || address.toLowerCase() === fee.token)
}
