import { useStore } from '@tanstack/react-form'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { CoinSelect } from '../../../../parts/coin-select.tsx'
import { problemOf } from '../../../../parts/form/problem-of.ts'
import { PriceField } from '../../../../parts/price-field.tsx'
import { PillChoice } from '../../../../ui/pill-choice.tsx'
import type { BoxSettings } from '../queries.ts'
import type { BoxFormApi } from '../use-box-problems.ts'

type TermsFieldsProps = {
  form: BoxFormApi
  coins: BoxSettings['coins']
  /** The coin cannot change while NFTs are in, or while prices of the whitelist are in it. */
  isCoinFixed: boolean
  /** V1 has a coin only. */
  hasRules: boolean
  /** Whether the user chooses between one price and the average. A new box does so by its version. */
  isPricingShown: boolean
}

/** Coin, price and rules of a box. */
export function TermsFields({ form, coins, isCoinFixed, hasRules, isPricingShown }: TermsFieldsProps) {
  const t = useTranslations('boxManagement')
  const { coin: chosen, hasOnePrice } = useStore(form.store, ({ values }) => values)
  const choices = coins.map(({ coin, symbol, decimals }) => ({ address: coin, symbol, decimals }))
  const coin = choices.find(({ address }) => address === chosen) ?? choices[0]
  if (!coin) return null
  return (
    <>
      {isPricingShown ? (
        <form.AppField name="hasOnePrice">
          {(field) => (
            <PillChoice
              legend={t('pricing')}
              choices={[
                { value: 'one', label: t('onePrice') },
                { value: 'average', label: t('average') },
              ]}
              value={field.state.value ? 'one' : 'average'}
              onChoose={(way) => field.handleChange(way === 'one')}
            />
          )}
        </form.AppField>
      ) : null}
      {hasOnePrice ? (
        <form.AppField name="price">
          {(field) => (
            <PriceField
              label={t('price')}
              hint={isCoinFixed ? t('coinFixed') : undefined}
              problem={problemOf(field.state.meta)}
              text={field.state.value}
              onText={field.handleChange}
              coins={choices}
              coin={coin}
              onCoin={isCoinFixed ? undefined : ({ address }) => form.setFieldValue('coin', address)}
            />
          )}
        </form.AppField>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-soft min-w-0 grow basis-60">
            {t('averageText')} {isCoinFixed ? t('coinFixed') : null}
          </p>
          <CoinSelect
            coins={choices}
            value={coin.address}
            isDisabled={isCoinFixed}
            onChoose={(address) => form.setFieldValue('coin', address)}
          />
        </div>
      )}
      {hasRules ? (
        <>
          <form.AppField name="minPrice">
            {(field) => (
              <PriceField
                label={t('minPrice')}
                hint={t('minPriceHint')}
                problem={problemOf(field.state.meta)}
                text={field.state.value}
                onText={field.handleChange}
                coins={choices}
                coin={coin}
              />
            )}
          </form.AppField>
          <div className="grid gap-4 sm:grid-cols-2">
            <form.AppField name="commission">
              {(field) => (
                <field.Text label={t('commission')} hint={t('commissionHint')} inputMode="decimal" />
              )}
            </form.AppField>
            <form.AppField name="openAt">
              {(field) => <field.Text type="datetime-local" label={t('openAt')} hint={t('openAtHint')} />}
            </form.AppField>
          </div>
          <form.AppField name="allOpen">
            {(field) => <field.Tick label={t('allOpen')} hint={t('allOpenHint')} />}
          </form.AppField>
        </>
      ) : null}
    </>
  )
}
