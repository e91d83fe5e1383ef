import type { Language } from '@mofu/domain/languages'
import { letters as en } from '@mofu/words/mails/en'
import { letters as jp } from '@mofu/words/mails/jp'
import type { Letters } from '@mofu/words/mails/letter'
import { letters as tc } from '@mofu/words/mails/tc'

const letters: Record<Language, Letters> = { en, tc, jp }

export function lettersIn(language: Language): Letters {
  return letters[language]
}
