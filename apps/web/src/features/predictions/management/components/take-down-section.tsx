import { quizLimits } from '@mofu/domain/quiz-rules'
import type { QuizDetail } from '@mofu/wire/predictions/quiz'
import { useQueryClient } from '@tanstack/react-query'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { cancelRound } from '../../actions/manage-round.ts'
import { plannedRound } from '../../quiz-round.ts'
import { takeDown } from '../actions/decide-quiz.ts'
import { Section } from './section.tsx'

/** An admin takes a quiz down: the reason is stored first, then the round is cancelled on the chain. */
export function TakeDownSection({ quiz }: { quiz: QuizDetail }) {
  const t = useTranslations('predictionManagement')
  return (
    <Section title={t('cancelTitle')} text={t('cancelText')}>
      {quiz.phase === 'taken-down' ? <Cancel quiz={quiz} /> : <WithReason quiz={quiz} />}
    </Section>
  )
}

function WithReason({ quiz }: { quiz: QuizDetail }) {
  const t = useTranslations('predictionManagement')
  const queryClient = useQueryClient()
  const start = useStartTx()
  const form = useAppForm({
    values: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('reasonNeeded') : undefined }),
    onSend: async ({ reason }) => {
      await takeDown({ id: quiz.id, reason: reason.trim() })
      await queryClient.invalidateQueries({ queryKey: ['predictions'] })
      const planned = plannedRound(quiz)
      if (planned) start(cancelRound(planned, t('cancelMeans')))
    },
  })
  return (
    <form.AppForm>
      <form.Form>
        <form.AppField name="reason">
          {(field) => (
            <field.TextArea
              isRequired
              label={t('cancelReason')}
              hint={t('cancelReasonHint')}
              maxLength={quizLimits.reason}
            />
          )}
        </form.AppField>
        <form.Failure />
        <form.Submit workingText={t('working')}>{t('cancel')}</form.Submit>
      </form.Form>
    </form.AppForm>
  )
}

/** The reason is stored, but the transaction did not get through. */
function Cancel({ quiz }: { quiz: QuizDetail }) {
  const t = useTranslations('predictionManagement')
  const start = useStartTx()
  const planned = plannedRound(quiz)
  if (!planned) return null
  return (
    <>
      <p className="font-semibold">{t('cancelOpen')}</p>
      <Button
        look="main"
        className="justify-self-start"
        onClick={() => start(cancelRound(planned, t('cancelMeans')))}
      >
        {t('cancelOnChain')}
      </Button>
    </>
  )
}
