import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { unlistAll } from '../actions/unlist-all.ts'
import { unlistPet } from '../actions/unlist-pet.ts'
import { TimeLeft } from '../components/time-left.tsx'
import { moneyOf, tradedPet } from '../traded-pet.ts'
import type { TradingPlace } from '../trading-place.ts'
import { useChainTime } from '../use-chain-time.ts'
import { ListFrame } from './list-frame.tsx'
import { OfferRow } from './offer-row.tsx'
import { myAsksQuery, type OwnerAtBlock } from './queries.ts'

/** The user's listings, to cancel one by one or all at once. */
export function MyAsks({ place, whose }: { place: TradingPlace; whose: OwnerAtBlock }) {
  const t = useTranslations('trade')
  const start = useStartTx()
  const list = useInfiniteQuery({ ...myAsksQuery(whose), placeholderData: keepPreviousData })
  const asks = list.data?.pages.flatMap(({ data }) => data.list) ?? []
  const now = useChainTime(list.data?.pages[0]?.at)
  return (
    <>
      {asks.length > 1 ? (
        <p className="mb-4 text-right">
          <Button size="small" onClick={() => start(unlistAll(place, t('asksEndedAll')))}>
            {t('unlistAll')}
          </Button>
        </p>
      ) : null}
      <ListFrame list={list} count={asks.length} empty={{ title: t('noAsksTitle'), text: t('noAsksText') }}>
        {asks.map((ask) => (
          <OfferRow
            key={ask.id}
            nft={ask.nft}
            price={moneyOf(ask)}
            note={
              ask.status === 'unapproved' ? t('waitsForApproval') : <TimeLeft end={ask.endAt} now={now} />
            }
          >
            <Button
              size="small"
              onClick={() => start(unlistPet({ place, pet: tradedPet(ask.nft), price: moneyOf(ask) }))}
            >
              {t('unlist')}
            </Button>
          </OfferRow>
        ))}
      </ListFrame>
    </>
  )
}
