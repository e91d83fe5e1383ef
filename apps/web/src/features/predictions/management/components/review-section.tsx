import type { Address } from '@mofu/domain/address'
import { quizLimits } from '@mofu/domain/quiz-rules'
import type { QuizDetail } from '@mofu/wire/predictions/quiz'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { reviewQuiz } from '../actions/decide-quiz.ts'
import { Section } from './section.tsx'

const checks = ['clear', 'source', 'times', 'harm'] as const

/** An admin approves a quiz, or rejects it with a reason. */
export function ReviewSection({ quiz, wallet }: { quiz: QuizDetail; wallet: Address }) {
  const t = useTranslations('predictionManagement')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  // The screen follows the author's changes; what is decided on is only what the admin has read.
  const [read, setRead] = useState(quiz.version)
  const hasChanged = quiz.version !== read
  const [isReasonMissing, setReasonMissing] = useState(false)
  const review = useMutation({
    mutationFn: (isApproved: boolean) =>
      reviewQuiz({ id: quiz.id, address: wallet, isApproved, reason: reason.trim(), version: read }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['predictions'] }),
  })
  const reject = () => {
    const isMissing = reason.trim() === ''
    setReasonMissing(isMissing)
    if (!isMissing) review.mutate(false)
  }
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
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        maxLength={quizLimits.reason}
        problem={isReasonMissing ? t('reasonNeeded') : undefined}
        onText={(text) => {
          setReason(text)
          setReasonMissing(false)
        }}
      />
      {hasChanged ? (
        <Note tone="honey">
          <p>{t('changedSince')}</p>
          <Button size="small" className="mt-3" onClick={() => setRead(quiz.version)}>
            {t('changeRead')}
          </Button>
        </Note>
      ) : null}
      {review.isError ? <Note tone="berry">{wordsOf(review.error).text}</Note> : null}
      <div className="flex flex-wrap gap-3">
        <Button look="main" disabled={review.isPending || hasChanged} onClick={() => review.mutate(true)}>
          {t('approve')}
        </Button>
        <Button disabled={review.isPending || hasChanged} onClick={reject}>
          {t('reject')}
        </Button>
      </div>
    </Section>
  )
}
