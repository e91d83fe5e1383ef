import { useTranslations } from '../../i18n/use-translations.ts'
import type { Wrong } from './read-recipient.ts'

/** What is wrong with a list of wallets: a name that resolves to none is named; of the rest the form tells the rule. */
export function useWalletsProblem(): (
  problem: Wrong | string | undefined,
  rule: string,
) => string | undefined {
  const t = useTranslations('parts')
  return (problem, rule) => {
    if (typeof problem !== 'object') return undefined
    const { fault, name } = problem
    return fault === 'shape' ? rule : t(`recipient.${fault}`, { name })
  }
}
