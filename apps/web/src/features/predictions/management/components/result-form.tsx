import { quizLimits } from '@mofu/domain/quiz-rules'
import { type QuizSide, quizSides } from '@mofu/domain/quiz-state'
import type { QuizDetail } from '@mofu/wire/predictions/quiz'
import { useQueryClient } from '@tanstack/react-query'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { proposeResult } from '../actions/decide-quiz.ts'

type Values = { result: QuizSide | ''; evidence: string }

/** Proposes the winning answer with what shows it. */
export function ResultForm({ quiz, onProposed }: { quiz: QuizDetail; onProposed: () => void }) {
  const t = useTranslations('predictionManagement')
  const queryClient = useQueryClient()
  const { id, options, source } = quiz
  const form = useAppForm<Values>({
    values: { result: '', evidence: source },
    check: ({ result, evidence }) => ({
      result: result === '' ? t('answerNeeded') : undefined,
      evidence: evidence.trim() === '' ? t('evidenceNeeded') : undefined,
    }),
    onSend: async ({ result, evidence }) => {
      if (result === '') return
      await proposeResult({ id, result, evidence: evidence.trim() })
      await queryClient.invalidateQueries({ queryKey: ['predictions'] })
      onProposed()
    },
  })
  return (
    <form.AppForm>
      <form.Form>
        <p>{t('proposeText')}</p>
        <form.AppField name="result">
          {(field) => (
            <field.Select
              isRequired
              label={t('answer')}
              emptyText={t('answerNeeded')}
              choices={quizSides.map((value) => ({ value, label: options[value] }))}
            />
          )}
        </form.AppField>
        <form.AppField name="evidence">
          {(field) => (
            <field.TextArea
              isRequired
              label={t('evidence')}
              hint={t('evidenceHint')}
              maxLength={quizLimits.evidence}
            />
          )}
        </form.AppField>
        <form.Failure />
        <form.Submit workingText={t('working')}>{t('propose')}</form.Submit>
      </form.Form>
    </form.AppForm>
  )
}
