import { shortAddress } from '@mofu/domain/address'

import { useTranslations } from '../i18n/use-translations.ts'
import { exactAmount, shortAmount } from '../parts/amount.ts'
import { LimitText } from '../parts/play/limit-text.tsx'
import type { TxFailure } from './failure.ts'

/** Why a transaction failed, and what to do next. */
export function FailureText({ failure, coin }: { failure: TxFailure; coin: string }) {
  const t = useTranslations('tx')
  switch (failure.kind) {
    case 'refused':
    case 'locked':
    case 'unsupported':
    case 'unreachable':
    case 'replaced':
    case 'noWallet':
    case 'limitsSignIn':
    case 'limitsUnread':
    case 'limitsUncounted':
    case 'settingChanged':
      return t(failure.kind)
    case 'limit':
      return <LimitText {...failure} />
    case 'otherAccount':
      return t('otherAccount', { account: shortAddress(failure.account) })
    case 'nameChanged': {
      const { name, address } = failure
      return address === undefined ? t('nameEnded', { name }) : t('nameChanged', { name, address })
    }
    case 'poor':
      return <Poor failure={failure} coin={coin} />
    case 'wallet':
      return t('walletFailed', { reason: failure.reason })
    case 'wouldRevert':
      return <Revert text={t('wouldRevert')} name={failure.name} />
    case 'reverted':
      return <Revert text={t('reverted')} name={failure.name} />
    default:
      return failure satisfies never
  }
}

function Poor({ failure, coin: native }: { failure: TxFailure & { kind: 'poor' }; coin: string }) {
  const t = useTranslations('tx')
  const { need, have, token } = failure
  const { coin, decimals } = token ?? { coin: native, decimals: 18 }
  const said = (amount: bigint) => `${shortAmount(amount, decimals)} ${coin}`
  return (
    <span title={`${exactAmount(need, decimals)} ${coin} / ${exactAmount(have, decimals)} ${coin}`}>
      {t('poor', { need: said(need), have: said(have) })}
    </span>
  )
}

function Revert({ text, name }: { text: string; name: string | undefined }) {
  const t = useTranslations('tx')
  if (name === undefined) return text
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any error name of a contract; checked before use
  const known = `errors.${name}` as 'errors.Pausable_Paused'
  return (
    <>
      {text} {t.has(known) ? t(known) : t('contractSays', { name })}
    </>
  )
}
