import { defaultLanguage, isLanguage, type Language, languageTag } from '@mofu/domain/languages'

/** Language and theme of a page: from the visitor's cookies, or English and the system's theme. */
export type PageChoices = { language: Language; theme: 'light' | 'dark' | undefined }

/** Reads the two choices that the first frame shows from the visitor's cookies (apps/web session/stored-choice.ts). */
export function pageChoices(cookies: string | undefined): PageChoices {
  const values = new Map(
    (cookies ?? '').split(';').map((pair): [string, string] => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    }),
  )
  const language = values.get('language')
  const theme = values.get('theme')
  return {
    language: isLanguage(language) ? language : defaultLanguage,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
  }
}

/** The page's opening tag with language and theme. */
export function openingTag({ language, theme }: PageChoices): string {
  return `<html lang="${languageTag[language]}"${theme === undefined ? '' : ` data-theme="${theme}"`}>`
}
