import type { CollectionOffer } from '@mofu/wire/market/collection-offers'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { CollectionOffersTable } from './collection-offers-table.tsx'

type OffersForAnyPetProps = {
  offers: readonly CollectionOffer[]
  /** The name of the collection. */
  collection: string
  chainId: number
  now: number
  me: string | undefined
  onAccept: ((offer: CollectionOffer) => void) | undefined
}

/** On the page of one pet: what its owner may sell it into. Nothing while there is no such offer. */
export function OffersForAnyPet({ offers, collection, ...table }: OffersForAnyPetProps) {
  const t = useTranslations('trade')
  const open = offers.filter(({ endAt }) => table.now < endAt)
  if (open.length === 0) return null
  const label = t('collectionOffers.forAny', { name: collection })
  return (
    <section aria-label={label}>
      <h2 className="mb-3 text-2xl">{label}</h2>
      <CollectionOffersTable {...table} offers={open} label={label} />
    </section>
  )
}
