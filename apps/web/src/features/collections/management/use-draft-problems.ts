import { useErrorWords } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import type { FieldOf } from '../../../parts/form/server-errors.ts'
import type { AppForm, Problems } from '../../../parts/form/use-app-form.ts'
import { type DraftProblem, type DraftValues, problemField, readDraft } from './draft-values.ts'

export type DraftFormApi = AppForm<DraftValues>

/** The messages of the invalid fields of a collection. */
export function useDraftProblems(): (values: DraftValues) => Problems<DraftValues> {
  const t = useTranslations('management')
  const errors = useErrorWords()
  const wordsOf = (problem: DraftProblem): string => {
    if (problem === 'recipient') return t('recipientWrong')
    if (problem === 'limit' || problem === 'collections.mint_limit') return t('limitWrong')
    // The code itself, until the texts are loaded: without a message the field would count as valid.
    return errors[problem] ?? problem
  }
  return (values) => {
    const read = readDraft(values)
    if ('draft' in read) return {}
    return Object.fromEntries(read.problems.map((problem) => [problemField[problem], wordsOf(problem)]))
  }
}

/** The field that the server's refusal is about. */
export const draftFieldOf: FieldOf<keyof DraftValues> = ({ code }) =>
  Object.entries(problemField).find(([problem]) => problem === code)?.[1]
