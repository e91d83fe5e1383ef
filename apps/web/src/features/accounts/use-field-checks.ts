import { parseEmail } from '@mofu/domain/email'

import { useTranslations } from '../../i18n/use-translations.ts'

/** SPEC §5: the rule of each field, and its error message. */
export function useFieldChecks() {
  const t = useTranslations('accounts')
  return {
    email: (text: string) => {
      if (text.trim() === '') return t('emailNeeded')
      return parseEmail(text) === undefined ? t('emailWrong') : undefined
    },
    password: (text: string) => (text === '' ? t('passwordNeeded') : undefined),
    again: (text: string, password: string) => {
      if (text === '') return t('passwordAgainNeeded')
      return text === password ? undefined : t('passwordsDiffer')
    },
  }
}
