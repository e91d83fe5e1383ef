import { useTranslations } from '../../../i18n/use-translations.ts'
import { exactAmount } from '../../../parts/amount.ts'
import type { AppForm, Problems } from '../../../parts/form/use-app-form.ts'
import { type BoxValues, readTerms } from './box-values.ts'
import type { BoxSettings } from './queries.ts'

export type BoxFormApi = AppForm<BoxValues>

type Context = Parameters<typeof readTerms>[2]

/** What is wrong with the texts of a box. */
export function useTextProblems(): (values: BoxValues) => Problems<BoxValues> {
  const t = useTranslations('boxManagement')
  return ({ name, title }) => ({
    name: name.trim() === '' ? t('nameNeeded') : undefined,
    title: title.trim() === '' ? t('titleNeeded') : undefined,
  })
}

/** What is wrong with the terms of a box, in the user's language. */
export function useTermsProblems(
  settings: BoxSettings,
): (values: BoxValues, context: Context) => Problems<BoxValues> {
  const t = useTranslations('boxManagement')
  return (values, context) => {
    const rules = settings.coins.find(({ coin }) => coin === values.coin)
    if (!rules) return { price: t('coinGone') }
    const read = readTerms(values, rules, context)
    if ('terms' in read) return {}
    const { symbol, decimals, floor, ceiling } = rules
    const facts = {
      decimals,
      floor: `${exactAmount(BigInt(floor), decimals)} ${symbol}`,
      ceiling: `${exactAmount(BigInt(ceiling), decimals)} ${symbol}`,
    }
    const found = Object.entries(read.problems).map(([field, problem]) => [
      field,
      t(`problem.${problem}`, facts),
    ])
    return Object.fromEntries(found) as Problems<BoxValues>
  }
}
