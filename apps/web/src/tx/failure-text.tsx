import { useTranslations } from 'use-intl'

import { useSpoken } from '../i18n/language.ts'
import { exactAmount, shortAmount } from '../parts/amount.ts'
import type { TxFailure } from './failure.ts'

/** Why it did not work, and what to do next. */
export function FailureText({ failure, coin }: { failure: TxFailure; coin: string }) {
  const t = useTranslations('tx')
  const said = (amount: bigint) => `${shortAmount(amount, 18)} ${coin}`
  switch (failure.kind) {
    case 'refused':
    case 'locked':
    case 'unsupported':
    case 'reverted':
    case 'unreachable':
    case 'replaced':
    case 'noWallet':
      return t(failure.kind)
    case 'poor':
      return (
        <span title={`${exactAmount(failure.need, 18)} ${coin} / ${exactAmount(failure.have, 18)} ${coin}`}>
          {t('poor', { need: said(failure.need), have: said(failure.have) })}
        </span>
      )
    case 'wallet':
      return t('walletFailed', { reason: failure.reason })
    case 'wouldRevert':
      return <Revert name={failure.name} />
    default:
      return failure satisfies never
  }
}

function Revert({ name }: { name: string | undefined }) {
  const t = useTranslations('tx')
  const known: Readonly<Record<string, string>> = useSpoken().words.screens.tx.errors
  if (name === undefined) return t('wouldRevert')
  return (
    <>
      {t('wouldRevert')} {known[name] ?? t('contractSays', { name })}
    </>
  )
}
