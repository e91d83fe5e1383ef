import { type Language, languages, languageTag } from '@mofu/domain/languages'
import type { ReactElement } from 'react'

import { chooseLanguage, useLanguage } from '../../i18n/language.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Menu, MenuChoice } from '../../ui/menu.tsx'

/** Each language under its own name, so that everyone finds theirs. */
const names: Record<Language, string> = { en: 'English', tc: '繁體中文', jp: '日本語' }

export function LanguageChoice({ trigger }: { trigger: ReactElement }) {
  const t = useTranslations('shell')
  const language = useLanguage()
  return (
    <Menu trigger={trigger}>
      <MenuChoice
        label={t('language')}
        value={language}
        choices={languages.map((value) => ({ value, label: names[value], lang: languageTag[value] }))}
        onChoose={(chosen) => void chooseLanguage(chosen)}
      />
    </Menu>
  )
}
