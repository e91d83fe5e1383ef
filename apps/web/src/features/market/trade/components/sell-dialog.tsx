import { splitPrice } from '@mofu/domain/price-split'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { listPet } from '../actions/list-pet.ts'
import type { MarketFacts } from '../market-facts.ts'
import type { MarketTerms } from '../terms/queries.ts'
import type { Money, PetTrade } from '../traded-pet.ts'
import { useOffer } from '../use-offer.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { PriceSplitTable } from './price-split-table.tsx'

type SellDialogProps = {
  trade: PetTrade
  facts: MarketFacts
  seller: string
  terms: MarketTerms
  now: number
  /** The current ask, if it is being changed. */
  before: Money | undefined
  onClose: () => void
}

/** Lists a pet: the price, its split, and the duration. */
export function SellDialog({ trade, facts, seller, terms, now, before, onClose }: SellDialogProps) {
  const t = useTranslations('trade')
  const start = useStartTx()
  const { isAllEnough } = terms
  const splitOf = (amount: bigint) => splitPrice(amount, seller, terms)
  const offer = useOffer({
    place: trade.place,
    terms,
    now,
    before,
    onOffer: (offered) => {
      onClose()
      const split = splitOf(offered.price.amount)
      start(listPet({ ...trade, ...offered, split, isAllEnough, ...(before ? { before } : {}) }))
    },
  })
  return (
    <OfferDialog
      title={t(before ? 'changeTitle' : 'listTitle', { name: trade.pet.name })}
      text={t('sellText')}
      priceLabel={t('price')}
      offer={offer}
      chainId={trade.place.chainId}
      facts={facts}
      onClose={onClose}
    >
      {offer.coin ? (
        <section aria-label={t('howSplit')}>
          <h3 className="font-display mb-1 font-extrabold">{t('howSplit')}</h3>
          <PriceSplitTable split={splitOf(offer.price?.amount ?? 0n)} coin={offer.coin} isMine />
        </section>
      ) : null}
    </OfferDialog>
  )
}
