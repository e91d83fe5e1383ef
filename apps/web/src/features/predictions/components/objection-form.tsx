import { quizLimits } from '@mofu/domain/quiz-rules'
import { useQueryClient } from '@tanstack/react-query'

import { useErrorWords } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { objectToResult } from '../actions/object-to-result.ts'

/** A bettor says why the announced result is wrong. */
export function ObjectionForm({ id }: { id: number }) {
  const t = useTranslations('predictions')
  const errors = useErrorWords()
  const queryClient = useQueryClient()
  const form = useAppForm({
    values: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim() === '' ? errors['predictions.reason_needed'] : undefined,
    }),
    onSend: async ({ reason }) => {
      await objectToResult({ id, reason: reason.trim() })
      await queryClient.invalidateQueries({ queryKey: ['predictions'] })
    },
  })
  return (
    <form.AppForm>
      <form.Form>
        <form.Failure />
        <form.AppField name="reason">
          {(field) => (
            <field.TextArea
              isRequired
              label={t('objectReason')}
              hint={t('objectHint')}
              maxLength={quizLimits.reason}
            />
          )}
        </form.AppField>
        <form.Submit workingText={t('object')}>{t('object')}</form.Submit>
      </form.Form>
    </form.AppForm>
  )
}
