import { namesAbi } from '@mofu/chain/names'
import { parseEventLogs, type TransactionReceipt } from 'viem'

import type { TxPlan } from '../../../tx/plan.ts'
import type { NamesPlace } from '../names-place.ts'
import type { NameOffer } from '../queries.ts'
import { aboutName, amountValue, linkToName, nameCall, paymentOf, textValue } from './name-call.ts'

type Renewal = {
  years: number
  /** Whether the name is somebody else's, who keeps it. */
  isGift: boolean
  /** In the language of the reader. */
  texts: { years: string; expires: string; gift: string }
  /** A moment of the chain's clock as a date. */
  dateOf: (at: number) => string
}

/** Extends a name for its owner. Anyone may pay. */
export function renewName(
  place: NamesPlace,
  { label, tokenId, coin, yearPrice, holder }: NameOffer,
  { years, isGift, texts, dateOf }: Renewal,
): TxPlan {
  const name = `${label}.pet`
  const price = yearPrice * BigInt(years)
  const { value, spends } = paymentOf(place, coin, price)
  return {
    ...aboutName(place, label),
    title: { key: 'names.renewPlan', values: { name } },
    call: nameCall(place, 'renew', [tokenId, BigInt(years), coin.address, price], value),
    gives: [amountValue(coin, price)],
    gets: [],
    explain: [
      { label: { key: 'names.planYears' }, value: textValue(texts.years) },
      { label: { key: 'names.planExpires' }, value: textValue(texts.expires) },
      { label: { key: 'names.planOwner' }, value: { kind: 'address', address: holder } },
      ...(isGift ? [{ label: { key: 'names.planGift' } as const, value: textValue(texts.gift) }] : []),
    ],
    ...spends,
    outcome: (receipt) => ({
      title: { key: 'names.renewed', values: { name } },
      text: { key: 'names.renewedText', values: { date: dateOf(expiryIn(receipt)) } },
      link: linkToName(place, label),
    }),
  }
}

/** Anyone may have renewed it meanwhile, so it can be later than what was expected. */
function expiryIn(receipt: TransactionReceipt): number {
  const [renewed] = parseEventLogs({ abi: namesAbi, eventName: 'NameRenewed', logs: receipt.logs })
  if (!renewed) throw new Error(`nothing was renewed in ${receipt.transactionHash}`)
  return Number(renewed.args.expiry)
}
