import type { Address } from '@mofu/domain/address'
import { quizLimits } from '@mofu/domain/quiz-rules'
import type { QuizDetail } from '@mofu/wire/predictions/quiz'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { reviewQuiz } from '../actions/decide-quiz.ts'
import { Section } from './section.tsx'

const checks = ['clear', 'source', 'times', 'harm'] as const

/** An admin approves a quiz, or rejects it with a reason. */
export function ReviewSection({ quiz, wallet }: { quiz: QuizDetail; wallet: Address }) {
  const t = useTranslations('predictionManagement')
  const queryClient = useQueryClient()
  // The screen follows the author's changes; what is decided on is only what the admin has read.
  const [read, setRead] = useState(quiz.version)
  const hasChanged = quiz.version !== read
  const form = useAppForm({
    values: { reason: '' },
    check: () => ({}),
    onSend: async ({ reason }, { submitter, refuse }) => {
      const isApproved = submitter === 'approve'
      // A quiz is approved without a reason.
      if (!isApproved && reason.trim() === '') return refuse({ reason: t('reasonNeeded') })
      await reviewQuiz({ id: quiz.id, address: wallet, isApproved, reason: reason.trim(), version: read })
      await queryClient.invalidateQueries({ queryKey: ['predictions'] })
    },
  })
  return (
    <Section title={t('review')} text={t('reviewText')}>
      <div>
        <h3 className="text-lg">{t('checklist')}</h3>
        <ul className="list-disc pl-6">
          {checks.map((check) => (
            <li key={check}>{t(`checks.${check}`)}</li>
          ))}
        </ul>
      </div>
      <form.AppForm>
        <form.Form>
          <form.AppField name="reason">
            {(field) => (
              <field.TextArea label={t('reason')} hint={t('reasonHint')} maxLength={quizLimits.reason} />
            )}
          </form.AppField>
          {hasChanged ? (
            <Note tone="honey">
              <p>{t('changedSince')}</p>
              <Button size="small" className="mt-3" onClick={() => setRead(quiz.version)}>
                {t('changeRead')}
              </Button>
            </Note>
          ) : null}
          <form.Failure />
          <div className="flex flex-wrap gap-3">
            <form.Submit className="" value="approve" isDisabled={hasChanged} workingText={t('approve')}>
              {t('approve')}
            </form.Submit>
            <form.Submit
              look="plain"
              className=""
              value="reject"
              isDisabled={hasChanged}
              workingText={t('reject')}
            >
              {t('reject')}
            </form.Submit>
          </div>
        </form.Form>
      </form.AppForm>
    </Section>
  )
}
