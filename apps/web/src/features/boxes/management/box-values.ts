import { type Address, parseAddress } from '@mofu/domain/address'
import { readAmount } from '@mofu/domain/read-amount'

import { exactAmount } from '../../../parts/amount.ts'
import { localTimeText, readLocalTime } from '../../../parts/local-time.ts'
import { readPrice } from '../../../parts/typed-values.ts'
import type { BoxDetail } from '../queries.ts'
import type { BoxSettings } from './queries.ts'

/** SPEC's three ways to create a box; each adds to the one before. */
export const boxVersions = ['V1', 'V2', 'V3'] as const
export type BoxVersion = (typeof boxVersions)[number]

/** A box as its forms hold it: amounts and times as they are typed. */
export type BoxValues = {
  version: BoxVersion
  name: string
  cover: string
  title: string
  introduction: string
  coin: string
  hasOnePrice: boolean
  price: string
  minPrice: string
  /** In percent. */
  commission: string
  allOpen: boolean
  /** Of a datetime-local input; empty for as soon as it is published. */
  openAt: string
}

/** V1 has no rules: what was typed for another version does not count. */
export function withoutHidden(values: BoxValues): BoxValues {
  if (values.version !== 'V1') return values
  return { ...values, hasOnePrice: false, minPrice: '', commission: '0', allOpen: true, openAt: '' }
}

/** A box's terms as the contract takes them; a price of 0 is the average of the NFTs' own prices. */
export type BoxTerms = {
  coin: Address
  price: bigint
  rules: { commissionRate: number; allOpen: boolean; openAt: number; minPrice: bigint }
}

export type TermsProblem =
  | 'priceWrong'
  | 'priceLow'
  | 'priceHigh'
  | 'minPriceWrong'
  | 'minPriceAbove'
  | 'minPriceFalls'
  | 'commissionWrong'
  | 'commissionRises'
  | 'openTooLate'
type TermsField = 'price' | 'minPrice' | 'commission' | 'openAt'

/** The contract's limits: 30%, and 30 days ahead. */
const COMMISSION_MOST = 3_000
const OPEN_MOST = 30 * 86_400

type CoinRules = BoxSettings['coins'][number]
/** What depositors rely on while NFTs are in the box. */
type Promised = { minPrice: bigint; commissionRate: number } | undefined
type Now = { promised: Promised; now: number }

/** The terms of a form, or what is wrong with them. */
export function readTerms(
  values: BoxValues,
  { coin, decimals, floor, ceiling }: CoinRules,
  { promised, now }: Now,
): { terms: BoxTerms } | { problems: Partial<Record<TermsField, TermsProblem>> } {
  const problems: Partial<Record<TermsField, TermsProblem>> = {}
  const price = values.hasOnePrice ? readPrice(values.price, decimals) : 0n
  const minPrice = values.minPrice.trim() === '' ? 0n : readPrice(values.minPrice, decimals)
  const rate = readAmount(values.commission.trim() || '0', 2)
  const openAt = readLocalTime(values.openAt)
  if (price === undefined || (values.hasOnePrice && price === 0n)) problems.price = 'priceWrong'
  else if (values.hasOnePrice && price < BigInt(floor)) problems.price = 'priceLow'
  else if (BigInt(ceiling) > 0n && price > BigInt(ceiling)) problems.price = 'priceHigh'
  if (minPrice === undefined) problems.minPrice = 'minPriceWrong'
  else if (promised && minPrice < promised.minPrice) problems.minPrice = 'minPriceFalls'
  else if (values.hasOnePrice && price !== undefined && minPrice > price) problems.minPrice = 'minPriceAbove'
  if (rate === undefined || rate > COMMISSION_MOST) problems.commission = 'commissionWrong'
  else if (promised && rate > promised.commissionRate) problems.commission = 'commissionRises'
  if (openAt > now + OPEN_MOST) problems.openAt = 'openTooLate'
  const address = parseAddress(coin)
  if (Object.keys(problems).length > 0 || price === undefined || minPrice === undefined || !address) {
    return { problems }
  }
  const rules = { commissionRate: Number(rate), allOpen: values.allOpen, openAt, minPrice }
  return { terms: { coin: address, price, rules } }
}

export function newBox(coin: string): BoxValues {
  return {
    version: 'V3',
    name: '',
    cover: '',
    title: '',
    introduction: '',
    coin,
    hasOnePrice: true,
    price: '',
    minPrice: '',
    commission: '0',
    allOpen: true,
    openAt: '',
  }
}

/** A stored box in its forms. */
export function valuesOf(box: BoxDetail): BoxValues {
  const [cover, title, introduction] = box.detail
  const { hasOnePrice, allOpen } = box.flags
  const amount = (units: string) =>
    BigInt(units) === 0n ? '' : exactAmount(BigInt(units), box.decimals).replaceAll(',', '')
  return {
    version: hasOnePrice ? 'V3' : 'V2',
    name: box.name,
    cover,
    title,
    introduction,
    coin: box.coin,
    hasOnePrice,
    price: amount(box.nftPrice ?? '0'),
    minPrice: amount(box.minPrice),
    commission: percentOf(box.commissionRate),
    allOpen,
    openAt: localTimeText(box.openAt),
  }
}

/** Basis points in percent. */
export function percentOf(rate: number): string {
  return exactAmount(BigInt(rate), 2)
}
