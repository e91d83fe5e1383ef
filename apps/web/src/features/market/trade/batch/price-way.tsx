import { useTranslations } from '../../../../i18n/use-translations.ts'
import { CoinSelect } from '../../../../parts/coin-select.tsx'
import { PriceField } from '../../../../parts/price-field.tsx'
import { PillChoice } from '../../../../ui/pill-choice.tsx'
import type { Coin } from '../trading-place.ts'
import type { AskedPrices } from './asked-prices.ts'

type PriceWayProps = {
  coins: readonly Coin[]
  coin: Coin
  onCoin: (coin: Coin) => void
  prices: AskedPrices
  onPrices: (prices: AskedPrices) => void
  problem: string | undefined
}

/** One price for all or one for each; either way in one coin. */
export function PriceWay({ coins, coin, onCoin, prices, onPrices, problem }: PriceWayProps) {
  const t = useTranslations('trade')
  return (
    <>
      <PillChoice
        legend={t('batch.prices')}
        choices={[
          { value: 'all', label: t('batch.oneForAll') },
          { value: 'each', label: t('batch.priceEach') },
        ]}
        value={prices.isEach ? 'each' : 'all'}
        onChoose={(way) => onPrices({ ...prices, isEach: way === 'each' })}
      />
      {prices.isEach ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-display font-extrabold">{t('batch.coin')}</p>
          <CoinSelect
            coins={coins}
            value={coin.address}
            onChoose={(address) => {
              const chosen = coins.find((each) => each.address === address)
              if (chosen) onCoin(chosen)
            }}
          />
        </div>
      ) : (
        <PriceField
          label={t('batch.priceForAll')}
          text={prices.forAll}
          onText={(forAll) => onPrices({ ...prices, forAll })}
          coins={coins}
          coin={coin}
          onCoin={onCoin}
          problem={problem}
        />
      )}
    </>
  )
}
