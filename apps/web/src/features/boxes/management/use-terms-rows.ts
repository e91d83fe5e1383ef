import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import type { ExplainRow } from '../../../tx/plan.ts'
import { type BoxTerms, percentOf } from './box-values.ts'

type Coin = { symbol: string; decimals: number }

/** Every term that is signed, as rows of a plan in the user's language. */
export function useTermsRows(): (terms: BoxTerms, coin: Coin) => ExplainRow[] {
  const t = useTranslations('boxManagement')
  const format = useFormatter()
  return ({ price, rules }, { symbol, decimals }) => {
    const amount = (units: bigint) => ({ kind: 'amount', amount: units, coin: symbol, decimals }) as const
    const text = (value: string) => ({ kind: 'text', text: value }) as const
    const opens = () =>
      format.dateTime(new Date(rules.openAt * 1000), { dateStyle: 'medium', timeStyle: 'short' })
    return [
      {
        label: { key: 'boxManagement.price' },
        value: price === 0n ? text(`${t('average')} (${symbol})`) : amount(price),
      },
      { label: { key: 'boxManagement.minPrice' }, value: amount(rules.minPrice) },
      { label: { key: 'boxManagement.commissionRow' }, value: text(`${percentOf(rules.commissionRate)}%`) },
      {
        label: { key: 'boxManagement.openAt' },
        value: text(rules.openAt === 0 ? t('whenPublished') : opens()),
      },
      {
        label: { key: 'boxManagement.who' },
        value: text(t(rules.allOpen ? 'whoAll' : 'whoListed')),
      },
    ]
  }
}
