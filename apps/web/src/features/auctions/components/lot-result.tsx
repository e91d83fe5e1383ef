import type { Lot } from '@mofu/wire/auctions'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { exactAmount } from '../../../parts/amount.ts'

/** How a lot ended: what was decided by a block past its end, never before. */
export function LotResult({ lot }: { lot: Lot }) {
  const t = useTranslations('auctions')
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{textOf(lot, t)}</p>
      {lot.bidder !== null && (lot.status === 'open' || lot.status === 'sold') ? (
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-soft">{t('winner')}</span>
          <AddressLabel address={lot.bidder} copyName={t('winner')} chainId={lot.chainId} />
        </p>
      ) : null}
    </div>
  )
}

function textOf(lot: Lot, t: ReturnType<typeof useTranslations<'auctions'>>): string {
  switch (lot.status) {
    case 'open':
      if (lot.reclaimed !== null) return t('reclaimedText')
      return t(lot.bidder === null ? 'settleUnsold' : 'settleSold')
    case 'sold':
      return t('soldText', { amount: `${exactAmount(BigInt(lot.amount ?? 0), lot.decimals)} ${lot.symbol}` })
    case 'cancelled':
      return t('cancelledText')
    case 'returned':
      return t(lot.reclaimed === null ? 'returnedText' : 'reclaimedText')
    case 'voided':
      return t('voidedText')
    default:
      return lot.status satisfies never
  }
}
