import { useQueryClient } from '@tanstack/react-query'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { withdrawResult } from '../actions/decide-quiz.ts'

const SHORTEST_REASON = 3

/** Takes a proposed result back with a reason, for example to propose the other one. */
export function WithdrawResult({ id }: { id: number }) {
  const t = useTranslations('predictionManagement')
  const queryClient = useQueryClient()
  const form = useAppForm({
    values: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < SHORTEST_REASON ? t('withdrawReasonShort') : undefined,
    }),
    onSend: async ({ reason }) => {
      await withdrawResult({ id, reason: reason.trim() })
      await queryClient.invalidateQueries({ queryKey: ['predictions'] })
    },
  })
  return (
    <form.AppForm>
      <form.Form>
        <form.AppField name="reason">
          {(field) => (
            <field.Text isRequired label={t('withdrawReason')} maxLength={500} autoComplete="off" />
          )}
        </form.AppField>
        <form.Failure />
        <form.Submit workingText={t('working')}>{t('withdrawResult')}</form.Submit>
      </form.Form>
    </form.AppForm>
  )
}
