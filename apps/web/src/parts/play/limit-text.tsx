import type { SpendingRefusal } from '@mofu/wire/accounts/spending'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../i18n/use-translations.ts'
import { exactAmount } from '../amount.ts'

export type RefusedPayment = { refusal: SpendingRefusal; amount: bigint; symbol: string; decimals: number }

/** Which limit a payment exceeds, what was spent, and when it fits again. */
export function LimitText({ refusal, amount, symbol, decimals }: RefusedPayment) {
  const t = useTranslations('parts')
  const format = useFormatter()
  const said = (units: bigint) => `${exactAmount(units, decimals)} ${symbol}`
  const { period, limit, spent, freeAt } = refusal
  const facts = { limit: said(BigInt(limit)), spent: said(BigInt(spent)), amount: said(amount) }
  const time =
    freeAt === null
      ? undefined
      : format.dateTime(new Date(freeAt * 1_000), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      {t(`limit.${period}`, facts)} {time === undefined ? t('limit.never') : t('limit.frees', { time })}
    </>
  )
}
