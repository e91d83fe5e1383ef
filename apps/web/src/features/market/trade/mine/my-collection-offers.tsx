import type { Address } from '@mofu/domain/address'
import { parseCollectionId } from '@mofu/domain/nft-id'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { cancelCollectionOffer } from '../../collection-offers/actions/cancel-collection-offer.ts'
import { heldFor, type OfferedCollection } from '../../collection-offers/offered-collection.ts'
import { myCollectionOffersQuery } from '../../collection-offers/queries.ts'
import { TimeLeft } from '../components/time-left.tsx'
import { moneyOf } from '../traded-pet.ts'
import type { TradingPlace } from '../trading-place.ts'
import { useChainTime } from '../use-chain-time.ts'
import { ListFrame } from './list-frame.tsx'
import type { OwnerAtBlock } from './queries.ts'

type MyCollectionOffersProps = { place: TradingPlace; whose: OwnerAtBlock; account: Address }

/** The user's collection offers; each can be cancelled and refunded, also expired ones. */
export function MyCollectionOffers({ place, whose, account }: MyCollectionOffersProps) {
  const t = useTranslations('trade')
  const start = useStartTx()
  const list = useInfiniteQuery({ ...myCollectionOffersQuery(whose), placeholderData: keepPreviousData })
  const offers = list.data?.pages.flatMap(({ data }) => data.list) ?? []
  const now = useChainTime(list.data?.pages[0]?.at)
  const empty = { title: t('collectionOffers.noneTitle'), text: t('collectionOffers.noneText') }
  return (
    <ListFrame list={list} count={offers.length} empty={empty}>
      {offers.map((offer) => {
        const price = moneyOf(offer)
        const held = heldFor(price, offer.quantity)
        const collection = collectionOf(offer)
        const { symbol, decimals } = price.coin
        return (
          <li key={offer.id} className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
            <div className="min-w-0 grow basis-52">
              <Link
                to="/collection-list/$id"
                params={{ id: offer.collectionId }}
                search={{ tab: 'offers' }}
                className="font-display block text-lg font-extrabold break-all underline-offset-4 hover:underline"
              >
                {collection.name}
              </Link>
              <p className="text-soft text-sm">
                {t.rich('collectionOffers.pricesOf', {
                  count: offer.quantity,
                  amount: () => <AmountLabel amount={price.amount} coin={symbol} decimals={decimals} />,
                })}
              </p>
            </div>
            <div className="min-w-32">
              <p className="text-soft text-xs">{t('collectionOffers.held')}</p>
              <AmountLabel
                amount={held.amount}
                coin={symbol}
                decimals={decimals}
                className="font-display text-lg font-extrabold"
              />
              <p className="text-soft text-sm">
                {offer.isDisabled ? t('collectionOffers.notShown') : <TimeLeft end={offer.endAt} now={now} />}
              </p>
            </div>
            <Button
              size="small"
              className="ml-auto"
              onClick={() => start(cancelCollectionOffer({ place, collection, held, account }))}
            >
              {t('takeBack')}
            </Button>
          </li>
        )
      })}
    </ListFrame>
  )
}

/** A collection that is not indexed has no name: its money must be refundable all the same. */
function collectionOf(offer: { collectionId: string; collectionName: string }): OfferedCollection {
  const key = parseCollectionId(offer.collectionId, 0)
  if (!key) throw new Error(`${offer.collectionId} is not a collection id`)
  return {
    id: offer.collectionId,
    address: key.contract,
    name: offer.collectionName || key.contract,
    picture: '/favicon.svg',
  }
}
