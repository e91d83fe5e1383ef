/** The interface's languages by SPEC's codes, and the tags that browsers and Intl understand. */
export const languages = ['en', 'tc', 'jp'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

export const languageTag = { en: 'en', tc: 'zh-Hant', jp: 'ja' } as const satisfies Record<Language, string>

export function isLanguage(text: string | null | undefined): text is Language {
  return (languages as readonly (string | null | undefined)[]).includes(text)
}
