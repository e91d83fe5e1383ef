import type { Address } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'

import { useIndexedBlock } from '../../../../api/indexed-block.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { exactAmount } from '../../../../parts/amount.ts'
import { UsdValue } from '../../../../parts/usd/usd-value.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { OfferDialog } from '../../trade/components/offer-dialog.tsx'
import type { MarketFacts } from '../../trade/market-facts.ts'
import { balanceQuery, type MarketTerms } from '../../trade/terms/queries.ts'
import type { Money } from '../../trade/traded-pet.ts'
import { useOffer } from '../../trade/use-offer.ts'
import { changeCollectionOffer, makeCollectionOffer } from '../actions/make-collection-offer.ts'
import { type CollectionTrade, heldFor } from '../offered-collection.ts'

type CollectionOfferDialogProps = {
  trade: CollectionTrade
  facts: MarketFacts
  account: Address
  terms: Pick<MarketTerms, 'maxDuration'>
  now: number
  /** The user's own offer, if it is being changed: the price for each pet, and how many are left. */
  before: { price: Money; quantity: number } | undefined
  onClose: () => void
}

/** An offer for any pet: the price for each, how many, and its duration. The market holds the money for all. */
export function CollectionOfferDialog(props: CollectionOfferDialogProps) {
  const { trade, facts, account, terms, now, before, onClose } = props
  const { place, collection } = trade
  const t = useTranslations('trade')
  const start = useStartTx()
  const offer = useOffer({
    place,
    terms,
    now,
    before: before?.price,
    onOffer: (offered) => {
      onClose()
      const offering = { ...trade, ...offered }
      start(
        before
          ? changeCollectionOffer({ ...offering, quantity: before.quantity, before: before.price })
          : makeCollectionOffer(offering),
      )
    },
  })
  const client = useChainClient(place.chainId)
  const block = useIndexedBlock(place.chainId) ?? 0
  const coin = offer.coin ?? { address: account, symbol: '', decimals: 18 }
  const balance = useQuery(balanceQuery(client, place.chainId, account, coin, block)).data
  const quantity = before?.quantity ?? offer.quantity
  return (
    <OfferDialog
      title={t(before ? 'collectionOffers.changeTitle' : 'collectionOffers.makeTitle', {
        name: collection.name,
      })}
      text={t(before ? 'changeBidText' : 'collectionOffers.formText')}
      priceLabel={t('collectionOffers.priceEach')}
      priceHint={
        balance === undefined ? undefined : t('youHave', { amount: textOf({ amount: balance, coin }) })
      }
      offer={offer}
      chainId={place.chainId}
      facts={facts}
      isCoinFixed={before !== undefined}
      onClose={onClose}
    >
      {before ? null : (
        <offer.form.AppField name="quantity">
          {(field) => (
            <field.Text
              isRequired
              label={t('collectionOffers.quantity')}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </offer.form.AppField>
      )}
      {offer.price && quantity !== undefined ? (
        <Escrow price={offer.price} quantity={quantity} chainId={place.chainId} />
      ) : null}
    </OfferDialog>
  )
}

/** What is taken from the wallet and where it waits, in words. */
function Escrow({ price, quantity, chainId }: { price: Money; quantity: number; chainId: number }) {
  const t = useTranslations('trade')
  const held = heldFor(price, quantity)
  return (
    <p className="bg-mint-wash text-mint-text rounded-2xl px-4 py-3">
      {t('collectionOffers.escrow', { held: textOf(held), price: textOf(price), count: quantity })}
      <UsdValue
        chainId={chainId}
        coin={held.coin.address}
        amount={held.amount}
        decimals={held.coin.decimals}
        className="block text-sm"
      />
    </p>
  )
}

function textOf({ amount, coin }: Money): string {
  return `${exactAmount(amount, coin.decimals)} ${coin.symbol}`
}
