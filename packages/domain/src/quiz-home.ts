import type { ErrorCode } from './error-codes.ts'
import { isHomeLink } from './home-content.ts'
import { languages } from './languages.ts'
import type { LocalText } from './local-text.ts'

/** SPEC §2: the banner of the quiz home, with a second picture for phones. */
export type QuizBanner = { src: string; srcMobile: string | null; link: string; title: LocalText }
export type QuizHotEntry = { src: string; link: string; title: LocalText }

/** What an admin chose for the quiz home. An empty hot list is filled with the open quizzes with the most bets. */
export type QuizHome = { banner: QuizBanner | null; hot: QuizHotEntry[] }

export const noQuizHome: QuizHome = { banner: null, hot: [] }

/** SPEC §2: four hot entries. */
export const HOT_QUIZZES = 4

export function quizHomeFault({ banner, hot }: QuizHome): ErrorCode | undefined {
  const entries = [...(banner ? [banner] : []), ...hot]
  if (!entries.every(({ link }) => isHomeLink(link))) return 'home.link_wrong'
  return entries.every(({ title }) => languages.some((language) => (title[language] ?? '').trim() !== ''))
    ? undefined
    : 'home.title_needed'
}

export function quizHomeMedia({ banner, hot }: QuizHome): string[] {
  const pictures = [...(banner ? [banner.src, banner.srcMobile] : []), ...hot.map(({ src }) => src)]
  return pictures.filter((url) => url !== null)
}
