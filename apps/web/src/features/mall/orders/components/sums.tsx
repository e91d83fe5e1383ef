import { useTranslations } from '../../../../i18n/use-translations.ts'
import { MoneyLabel } from '../../../../parts/money-label.tsx'

type SumsProps = { goods: bigint; freight: bigint | null; refunded?: bigint; currency: string }

/** Goods, freight and total; the refunded part, and what is left. */
export function Sums({ goods, freight, refunded = 0n, currency }: SumsProps) {
  const t = useTranslations('orders')
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      <dt className="text-soft">{t('goods')}</dt>
      <dd className="text-right">
        <MoneyLabel amount={goods} currency={currency} />
      </dd>
      <dt className="text-soft">{t('freight')}</dt>
      <dd className="text-right">
        {freight === null ? t('freightUnknown') : <MoneyLabel amount={freight} currency={currency} />}
      </dd>
      <dt className="font-display text-lg font-extrabold">{t('total')}</dt>
      <dd className="font-display text-right text-lg font-extrabold">
        {freight === null ? '–' : <MoneyLabel amount={goods + freight} currency={currency} />}
      </dd>
      {refunded === 0n || freight === null ? null : (
        <>
          <dt className="text-soft">{t('refunded')}</dt>
          <dd className="text-right">
            −<MoneyLabel amount={refunded} currency={currency} />
          </dd>
          <dt className="font-display text-lg font-extrabold">{t('afterRefund')}</dt>
          <dd className="font-display text-right text-lg font-extrabold">
            <MoneyLabel amount={goods + freight - refunded} currency={currency} />
          </dd>
        </>
      )}
    </dl>
  )
}
