import { payoutFault } from '@mofu/domain/payout-address'

import { useTranslations } from '../../i18n/use-translations.ts'
import type { Payout } from './payout.ts'

/** The message for a payout address that is invalid, or that its wallet has not signed for. */
export function usePayoutProblem(): (payout: Payout) => string | undefined {
  const t = useTranslations('mall')
  return ({ text, proof }) => {
    const fault = payoutFault(text.trim())
    if (fault !== undefined) return t(`payoutFault.${fault}`)
    return proof === undefined ? t('payoutUnproven') : undefined
  }
}
