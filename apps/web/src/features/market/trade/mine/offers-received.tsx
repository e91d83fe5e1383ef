import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../../parts/address-label.tsx'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { TimeLeft } from '../components/time-left.tsx'
import { moneyOf } from '../traded-pet.ts'
import { useChainTime } from '../use-chain-time.ts'
import { ListFrame } from './list-frame.tsx'
import { OfferRow } from './offer-row.tsx'
import { offersReceivedQuery, type OwnerAtBlock } from './queries.ts'

/** Bids for the user's pets; they are accepted on the pet's page, next to all its details. */
export function OffersReceived({ whose }: { whose: OwnerAtBlock }) {
  const t = useTranslations('trade')
  const list = useInfiniteQuery({ ...offersReceivedQuery(whose), placeholderData: keepPreviousData })
  const bids = list.data?.pages.flatMap(({ data }) => data.list) ?? []
  const now = useChainTime(list.data?.pages[0]?.at)
  return (
    <ListFrame list={list} count={bids.length} empty={{ title: t('noOffersTitle'), text: t('noOffersText') }}>
      {bids.map((bid) => (
        <OfferRow
          key={bid.id}
          nft={bid.nft}
          price={moneyOf(bid)}
          note={
            <>
              <AddressLabel address={bid.bidder} /> · <TimeLeft end={bid.endAt} now={now} />
            </>
          }
        >
          <Link to="/detail/$id" params={{ id: bid.nft.id }} className={buttonStyle('plain', 'small')}>
            {t('lookAtIt')}
          </Link>
        </OfferRow>
      ))}
    </ListFrame>
  )
}
