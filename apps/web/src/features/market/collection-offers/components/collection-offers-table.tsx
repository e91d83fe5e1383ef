import type { CollectionOffer } from '@mofu/wire/market/collection-offers'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../../parts/address-label.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { PriceInUsd } from '../../trade/components/price-in-usd.tsx'
import { TimeLeft } from '../../trade/components/time-left.tsx'
import { moneyOf } from '../../trade/traded-pet.ts'

type CollectionOffersTableProps = {
  offers: readonly CollectionOffer[]
  label: string
  chainId: number
  now: number
  me: string | undefined
  /** Only for the owner of a pet. */
  onAccept?: ((offer: CollectionOffer) => void) | undefined
}

const cell = 'px-4 py-3 sm:px-5'
/** Columns that small screens merge into their neighbours. */
const wide = `${cell} hidden sm:table-cell`

/** Offers for any pet of a collection, the best of each coin first. */
export function CollectionOffersTable({
  offers,
  label,
  chainId,
  now,
  me,
  onAccept,
}: CollectionOffersTableProps) {
  const t = useTranslations('trade')
  const petsOf = ({ quantity }: CollectionOffer) => t('collectionOffers.pets', { count: quantity })
  return (
    <div className="card">
      <table className="w-full text-left">
        <caption className="sr-only">{label}</caption>
        <thead className="text-soft text-sm">
          <tr>
            <th scope="col" className={`${cell} font-semibold`}>
              {t('collectionOffers.priceEach')}
            </th>
            <th scope="col" className={`${wide} font-semibold`}>
              {t('collectionOffers.buys')}
            </th>
            <th scope="col" className={`${wide} font-semibold`}>
              {t('bidder')}
            </th>
            <th scope="col" className={`${wide} font-semibold`}>
              {t('ends')}
            </th>
            {onAccept ? (
              <th scope="col" className={cell}>
                <span className="sr-only">{t('accept')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.id} className="border-line border-t-2">
              <td className={cell}>
                <PriceInUsd
                  price={moneyOf(offer)}
                  chainId={chainId}
                  className="font-display font-extrabold"
                />
                <span className="text-soft block text-xs sm:hidden">
                  {petsOf(offer)} · <TimeLeft end={offer.endAt} now={now} />
                </span>
                <span className="block text-sm sm:hidden">
                  <Bidder offerer={offer.offerer} me={me} />
                </span>
              </td>
              <td className={wide}>{petsOf(offer)}</td>
              <td className={wide}>
                <Bidder offerer={offer.offerer} me={me} />
              </td>
              <td className={wide}>
                <TimeLeft end={offer.endAt} now={now} />
              </td>
              {onAccept ? (
                <td className={`${cell} text-right`}>
                  {now < offer.endAt && offer.offerer !== me ? (
                    <Button size="small" className="whitespace-nowrap" onClick={() => onAccept(offer)}>
                      {t('accept')}
                    </Button>
                  ) : null}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Bidder({ offerer, me }: { offerer: string; me: string | undefined }) {
  const t = useTranslations('trade')
  return offerer === me ? <Badge tone="mint">{t('you')}</Badge> : <AddressLabel address={offerer} />
}
