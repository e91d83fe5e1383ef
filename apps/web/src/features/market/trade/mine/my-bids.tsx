import type { Address } from '@mofu/domain/address'
import { parseNftId } from '@mofu/domain/nft-id'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { cancelBid } from '../actions/cancel-bid.ts'
import { TimeLeft } from '../components/time-left.tsx'
import { moneyOf, tradedPet, type TradedPet } from '../traded-pet.ts'
import type { TradingPlace } from '../trading-place.ts'
import { useChainTime } from '../use-chain-time.ts'
import { ListFrame } from './list-frame.tsx'
import { OfferRow } from './offer-row.tsx'
import { myBidsQuery, type OwnerAtBlock } from './queries.ts'

type MyBidsProps = { place: TradingPlace; whose: OwnerAtBlock; account: Address }

/** The user's bids; each can be cancelled and refunded, also expired ones. */
export function MyBids({ place, whose, account }: MyBidsProps) {
  const t = useTranslations('trade')
  const start = useStartTx()
  const list = useInfiniteQuery({ ...myBidsQuery(whose), placeholderData: keepPreviousData })
  const bids = list.data?.pages.flatMap(({ data }) => data.list) ?? []
  const now = useChainTime(list.data?.pages[0]?.at)
  const takeBack = (pet: TradedPet, bid: (typeof bids)[number]) => (
    <Button size="small" onClick={() => start(cancelBid({ place, pet, account, price: moneyOf(bid) }))}>
      {t('takeBack')}
    </Button>
  )
  return (
    <ListFrame list={list} count={bids.length} empty={{ title: t('noBidsTitle'), text: t('noBidsText') }}>
      {bids.map((bid) =>
        bid.nft ? (
          <OfferRow
            key={bid.id}
            nft={bid.nft}
            price={moneyOf(bid)}
            note={<TimeLeft end={bid.endAt} now={now} />}
          >
            {takeBack(tradedPet(bid.nft), bid)}
          </OfferRow>
        ) : (
          <li key={bid.id} className="card flex flex-wrap items-center gap-4 p-4">
            <span className="min-w-0 grow break-all">{bid.nftId}</span>
            <AmountLabel
              amount={BigInt(bid.price)}
              coin={bid.symbol}
              decimals={bid.decimals}
              className="font-display text-lg font-extrabold"
            />
            {takeBack(unknownPet(bid.nftId), bid)}
          </li>
        ),
      )}
    </ListFrame>
  )
}

/** A token that is not indexed: its money must be refundable all the same. */
function unknownPet(id: string): TradedPet {
  const key = parseNftId(id)
  if (!key) throw new Error(`${id} is not a token id`)
  return {
    id,
    collection: key.contract,
    collectionName: key.contract,
    tokenId: key.tokenId,
    name: `#${key.tokenId}`,
    picture: '/favicon.svg',
  }
}
