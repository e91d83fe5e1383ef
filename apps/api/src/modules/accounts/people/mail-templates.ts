import type { Language } from '@mofu/domain/languages'
import { letters as en } from '@mofu/words/mails/en'
import { letters as jp } from '@mofu/words/mails/jp'
import { letters as tc } from '@mofu/words/mails/tc'
import type { Letters } from '@mofu/words/mails/template'

const letters: Record<Language, Letters> = { en, tc, jp }

export function mailTemplates(language: Language): Letters {
  return letters[language]
}
