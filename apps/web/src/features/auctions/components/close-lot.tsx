import type { Lot } from '@mofu/wire/auctions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { closeLot } from '../actions/close-lot.ts'
import { reclaimOf } from '../closings.ts'
import { lotToken } from '../lot-token.ts'
import { canReclaimQuery, type ReadTime } from '../queries.ts'

type CloseLotProps = { lot: Lot; account: string; read: ReadTime }

/** Settling for anyone once it is over, cancelling for the seller before, reclaiming for the bidder where that is possible. */
export function CloseLot({ lot, account, read }: CloseLotProps) {
  const t = useTranslations('auctions')
  const start = useStartTx()
  const token = lotToken(lot)
  const me = account.toLowerCase()
  const blockTime = read.blockTime ?? 0
  const isOver = lot.state === 'over'
  const client = useChainClient(lot.chainId)
  const reclaiming = useQuery({
    ...canReclaimQuery(client, token, me, blockTime),
    enabled: isOver && lot.bidder === me,
    placeholderData: keepPreviousData,
  })
  if (!isOver) {
    return (
      <div className="grid gap-2">
        <p className="text-soft">{t('cancelText')}</p>
        <Button onClick={() => start(closeLot('cancel', token, t('cancelMeans')))}>{t('cancel')}</Button>
      </div>
    )
  }
  const reclaim = reclaimOf({ lot, me, blockTime, isSimulated: reclaiming.data === true })
  const means = t(lot.bidder === null ? 'settleUnsold' : 'settleSold')
  return (
    <div className="grid gap-3">
      {/* What cannot be delivered cannot be settled. */}
      {reclaim === 'undeliverable' ? null : (
        <Button look="main" size="large" onClick={() => start(closeLot('settle', token, means))}>
          {t('settle')}
        </Button>
      )}
      {reclaim === 'none' ? null : (
        <>
          <p className="text-soft">{t(reclaim === 'late' ? 'reclaimText' : 'reclaimNowText')}</p>
          <Button onClick={() => start(closeLot('reclaim', token, t('reclaimMeans')))}>{t('reclaim')}</Button>
        </>
      )}
    </div>
  )
}
