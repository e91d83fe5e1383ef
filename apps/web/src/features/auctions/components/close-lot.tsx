import { RECLAIM_SECONDS } from '@mofu/domain/lot-state'
import type { Lot } from '@mofu/wire/auctions'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { closeLot } from '../actions/close-lot.ts'
import { lotToken } from '../lot-token.ts'
import type { ReadTime } from '../queries.ts'

type CloseLotProps = { lot: Lot; account: string; read: ReadTime }

/** Settling for anyone once it is over, cancelling for the seller before, reclaiming for a bidder who waited. */
export function CloseLot({ lot, account, read }: CloseLotProps) {
  const t = useTranslations('auctions')
  const start = useStartTx()
  const token = lotToken(lot)
  if (lot.state !== 'over') {
    return (
      <div className="grid gap-2">
        <p className="text-soft">{t('cancelText')}</p>
        <Button onClick={() => start(closeLot('cancel', token, t('cancelMeans')))}>{t('cancel')}</Button>
      </div>
    )
  }
  const mayReclaim =
    lot.bidder === account.toLowerCase() && (read.blockTime ?? 0) >= lot.endAt + RECLAIM_SECONDS
  const means = t(lot.bidder === null ? 'settleUnsold' : 'settleSold')
  return (
    <div className="grid gap-3">
      <Button look="main" size="large" onClick={() => start(closeLot('settle', token, means))}>
        {t('settle')}
      </Button>
      {mayReclaim ? (
        <>
          <p className="text-soft">{t('reclaimText')}</p>
          <Button onClick={() => start(closeLot('reclaim', token, t('reclaimMeans')))}>{t('reclaim')}</Button>
        </>
      ) : null}
    </div>
  )
}
