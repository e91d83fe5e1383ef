import { useStore } from '@tanstack/react-form'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { CoinSelect } from '../../../../parts/coin-select.tsx'
import { problemOf } from '../../../../parts/form/problem-of.ts'
import type { AppForm } from '../../../../parts/form/use-app-form.ts'
import { PriceField } from '../../../../parts/price-field.tsx'
import { PillChoice } from '../../../../ui/pill-choice.tsx'
import type { Coin } from '../trading-place.ts'
import type { ManyValues } from './asked-prices.ts'

type PriceWayProps = { form: AppForm<ManyValues>; coins: readonly Coin[]; coin: Coin }

/** One price for all or one for each; either way in one coin. */
export function PriceWay({ form, coins, coin }: PriceWayProps) {
  const t = useTranslations('trade')
  const isEach = useStore(form.store, ({ values }) => values.isEach)
  const chooseCoin = (address: string) => form.setFieldValue('coin', address)
  return (
    <>
      <form.AppField name="isEach">
        {(field) => (
          <PillChoice
            legend={t('batch.prices')}
            choices={[
              { value: 'all', label: t('batch.oneForAll') },
              { value: 'each', label: t('batch.priceEach') },
            ]}
            value={field.state.value ? 'each' : 'all'}
            onChoose={(way) => field.handleChange(way === 'each')}
          />
        )}
      </form.AppField>
      {isEach ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-display font-extrabold">{t('batch.coin')}</p>
          <CoinSelect coins={coins} value={coin.address} onChoose={chooseCoin} />
        </div>
      ) : (
        <form.AppField name="forAll">
          {(field) => (
            <PriceField
              isRequired
              label={t('batch.priceForAll')}
              text={field.state.value}
              onText={field.handleChange}
              coins={coins}
              coin={coin}
              onCoin={({ address }) => chooseCoin(address)}
              problem={problemOf(field.state.meta)}
            />
          )}
        </form.AppField>
      )}
    </>
  )
}
