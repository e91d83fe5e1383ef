import type { SwitchedKind } from '@mofu/domain/country-switch'
import { languageTag } from '@mofu/domain/languages'

import { useAppConfig } from '../../api/app-config.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

/** The words for what is switched off in the visitor's country; undefined where it is not. */
export function useSwitchedOff(kind: SwitchedKind): string | undefined {
  const t = useTranslations('parts')
  const language = useLanguage()
  const { country, switchedOff } = useAppConfig()
  if (!switchedOff.includes(kind)) return undefined
  if (country === null) return t(`switchedOff.${kind}.unknown`)
  const names = new Intl.DisplayNames(languageTag[language], { type: 'region' })
  return t(`switchedOff.${kind}.here`, { country: names.of(country) ?? country })
}
