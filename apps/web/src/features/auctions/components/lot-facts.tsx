import type { Lot } from '@mofu/wire/auctions'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { royaltyQuery, settingsQuery } from '../queries.ts'
import { percentOf, royaltyRateOf } from '../rates.ts'

/** The terms of a lot: who sells, since when, until when, and what comes out of the price. */
export function LotFacts({ lot }: { lot: Lot }) {
  const t = useTranslations('auctions')
  const format = useFormatter()
  const client = useChainClient(lot.chainId)
  const asked = useQuery(royaltyQuery(client, lot.chainId, lot.tokenAddress, lot.tokenId)).data
  const settings = useQuery(settingsQuery(lot.chainId)).data?.settings
  const { symbol, decimals } = lot
  const time = (seconds: number) =>
    format.dateTime(new Date(seconds * 1000), { dateStyle: 'medium', timeStyle: 'short' })
  const rate = asked && settings ? royaltyRateOf(asked, settings, lot.seller) : undefined
  const part = (share: string | null, percent: string) =>
    share === null ? (
      t('feeOf', { percent })
    ) : (
      <AmountLabel amount={BigInt(share)} coin={symbol} decimals={decimals} />
    )
  return (
    <section aria-labelledby="lot-facts">
      <h2 id="lot-facts" className="text-2xl">
        {t('facts')}
      </h2>
      <dl className="divide-line mt-2 divide-y-2">
        <Row label={t('seller')}>
          <AddressLabel address={lot.seller} copyName={t('seller')} chainId={lot.chainId} />
        </Row>
        <Row label={t('reserve')}>
          <AmountLabel amount={BigInt(lot.reserve)} coin={symbol} decimals={decimals} />
        </Row>
        <Row label={t('startsAt')}>{time(lot.startAt)}</Row>
        <Row label={t(lot.state === 'over' ? 'endedAt' : 'endsAt')}>
          {time(Math.min(lot.endAt, lot.closedAt ?? lot.endAt))}
        </Row>
        {lot.extensions > 0 ? <Row label={t('extensions')}>{format.number(lot.extensions)}</Row> : null}
        <Row label={t('fee')}>{part(lot.fee, percentOf(lot.feeRate))}</Row>
        {rate === undefined && lot.royalty === null ? null : (
          <Row label={t('royalty')}>
            {lot.royalty === null && rate === 0 ? t('noRoyalty') : part(lot.royalty, percentOf(rate ?? 0))}
          </Row>
        )}
      </dl>
    </section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1">
      <dt className="text-soft">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
