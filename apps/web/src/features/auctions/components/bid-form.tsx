import { BID_MOST, quickBids } from '@mofu/domain/lot-state'
import { readAmount } from '@mofu/domain/read-amount'
import type { Lot } from '@mofu/wire/auctions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { exactAmount } from '../../../parts/amount.ts'
import { PriceField } from '../../../parts/price-field.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { bidForLot } from '../actions/bid-for-lot.ts'
import { heldWith } from '../held-with.ts'
import { lotCoin, lotToken } from '../lot-token.ts'
import { ownBidsQuery } from '../queries.ts'

/** A bid: at least the least next one, typed or chosen. A lower one is refused here, before the wallet opens. */
export function BidForm({ lot, account }: { lot: Lot; account: string }) {
  const t = useTranslations('auctions')
  const format = useFormatter()
  const start = useStartTx()
  // Undefined until the user types: the field then follows the least next bid.
  const [typed, setTyped] = useState<string>()
  const pages = useInfiniteQuery(ownBidsQuery(lot.chainId, account)).data?.pages
  const own = pages?.[0] && { held: pages[0].held, list: pages.flatMap(({ list }) => list) }
  const { decimals, symbol } = lot
  const coin = lotCoin(lot)
  const least = BigInt(lot.minBid)
  const money = (amount: bigint) => `${exactAmount(amount, decimals)} ${symbol}`
  const text = typed ?? plain(least, decimals)
  const amount = readAmount(text, decimals)
  const problem =
    amount === undefined
      ? t('bidWrong', { decimals })
      : amount < least
        ? t('bidLow', { amount: money(least) })
        : amount > BID_MOST
          ? t('bidHigh')
          : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (amount === undefined || problem !== undefined) return
    start(
      bidForLot({
        token: lotToken(lot),
        coin,
        amount,
        startAt: lot.startAt,
        held: heldWith(own, lot, amount),
        texts: {
          ends: format.dateTime(new Date(lot.endAt * 1000), { dateStyle: 'medium', timeStyle: 'short' }),
          binding: t('binding'),
          refund: t('bidPlanRefundText'),
        },
      }),
    )
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <PriceField
        label={t('yourBid')}
        text={text}
        onText={setTyped}
        coins={[coin]}
        coin={coin}
        problem={problem}
        hint={t('leastHint', { amount: money(least) })}
      />
      <fieldset>
        <legend className="text-soft mb-1 text-sm">{t('quick')}</legend>
        <div className="flex flex-wrap gap-2">
          {quickBids(least).map((bid, index) => (
            <Button
              key={String(bid)}
              size="small"
              onClick={() => setTyped(index === 0 ? undefined : plain(bid, decimals))}
            >
              {index === 0 ? t('quickLeast', { amount: money(bid) }) : money(bid)}
            </Button>
          ))}
        </div>
      </fieldset>
      <p className="text-soft text-sm">{t('binding')}</p>
      <button
        type="submit"
        disabled={problem !== undefined}
        className={buttonStyle('main', 'large', 'w-full')}
      >
        {t('bid', { amount: amount === undefined ? '' : money(amount) })}
      </button>
    </form>
  )
}

/** As a user would type it. */
function plain(amount: bigint, decimals: number): string {
  return exactAmount(amount, decimals).replaceAll(',', '')
}
