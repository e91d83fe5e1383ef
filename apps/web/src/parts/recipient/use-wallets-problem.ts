import { useTranslations } from '../../i18n/use-translations.ts'
import type { Wrong } from './read-recipient.ts'

/** What is wrong with a list of wallets: a name that resolves to none is named; of the rest the form tells the rule. */
export function useWalletsProblem(): (wrong: Wrong, rule: string) => string {
  const t = useTranslations('parts')
  return ({ fault, name }, rule) => (fault === 'shape' ? rule : t(`recipient.${fault}`, { name }))
}
