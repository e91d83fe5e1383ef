import type { ReactNode } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { problemOf } from '../../../../parts/form/problem-of.ts'
import { PriceField } from '../../../../parts/price-field.tsx'
import { UsdValue } from '../../../../parts/usd/usd-value.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Note } from '../../../../ui/note.tsx'
import type { MarketFacts } from '../market-facts.ts'
import type { Offer } from '../use-offer.ts'
import { DurationChoice } from './duration-choice.tsx'
import { MarketFactsList } from './market-facts-list.tsx'
import { PriceChange } from './price-change.tsx'

type OfferDialogProps = {
  title: string
  text: string
  priceLabel: string
  priceHint?: string | undefined
  offer: Offer
  chainId: number
  facts: MarketFacts
  isCoinFixed?: boolean
  onClose: () => void
  children?: ReactNode
}

/** The form of a listing, a bid or a collection offer: its price and its duration. */
export function OfferDialog(props: OfferDialogProps) {
  const { title, text, priceLabel, priceHint, offer, chainId, facts, onClose, children } = props
  const t = useTranslations('trade')
  const tTx = useTranslations('tx')
  const { form, before, coins, coin, price, choices, paused, isBlocked } = offer
  if (!coin) return null

  return (
    <Dialog isOpen onClose={onClose} title={title} description={text} closeLabel={tTx('close')}>
      <form.AppForm>
        <form.Form className="grid gap-5">
          <form.AppField name="price">
            {(field) => (
              <PriceField
                isRequired
                label={priceLabel}
                text={field.state.value}
                onText={field.handleChange}
                coins={coins}
                coin={coin}
                onCoin={props.isCoinFixed ? undefined : ({ address }) => form.setFieldValue('coin', address)}
                problem={problemOf(field.state.meta)}
                hint={priceHint}
              />
            )}
          </form.AppField>
          <p className="text-soft -mt-3 min-h-5 text-sm">
            {price ? (
              <UsdValue
                chainId={chainId}
                coin={price.coin.address}
                amount={price.amount}
                decimals={price.coin.decimals}
              />
            ) : null}
          </p>
          <MarketFactsList facts={facts} chainId={chainId} />
          {before && price ? <PriceChange before={before} now={price} /> : null}
          <form.AppField name="days">
            {(field) => (
              <DurationChoice choices={choices} value={field.state.value} onChoose={field.handleChange} />
            )}
          </form.AppField>
          {children}
          {paused !== undefined ? (
            <Note tone="honey">{paused}</Note>
          ) : isBlocked ? null : (
            <form.Submit size="large" workingText={t('goOn')}>
              {t('goOn')}
            </form.Submit>
          )}
        </form.Form>
      </form.AppForm>
    </Dialog>
  )
}
