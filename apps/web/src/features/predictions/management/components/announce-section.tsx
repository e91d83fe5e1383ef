import type { Address } from '@mofu/domain/address'
import type { QuizDetail } from '@mofu/wire/predictions/quiz'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { setResult } from '../../actions/manage-round.ts'
import { plannedRound } from '../../quiz-round.ts'
import { proposedResultQuery } from '../queries.ts'
import { ResultForm } from './result-form.tsx'
import { Section } from './section.tsx'
import { WithdrawResult } from './withdraw-result.tsx'

/** The operator proposes the result with its evidence; once an admin has confirmed it, the operator signs it. */
export function AnnounceSection({ quiz, wallet }: { quiz: QuizDetail; wallet: Address }) {
  const t = useTranslations('predictionManagement')
  const proposed = useQuery(proposedResultQuery(quiz.id, wallet))
  const [isChanging, setChanging] = useState(false)
  const { announcements } = quiz
  // Not on the chain yet.
  const announced = announcements[0]?.state === 'announced' ? announcements[0] : undefined
  const waiting = proposed.data ?? undefined
  const queryClient = useQueryClient()
  const waits = waiting !== undefined
  // A proposal that is gone was perhaps confirmed, which comes without a block.
  useEffect(() => {
    if (!waits) void queryClient.invalidateQueries({ queryKey: ['predictions', 'quiz', quiz.id] })
  }, [waits, quiz.id, queryClient])
  return (
    <Section title={t('announce')} text={t('announceText')}>
      {waiting ? (
        <>
          <Note tone="honey">{t('proposed', { answer: waiting.parameters['answer'] ?? '' })}</Note>
          <WithdrawResult id={waiting.id} />
        </>
      ) : announced?.isConfirmed && !isChanging ? (
        <Confirmed quiz={quiz} result={announced.result} onChange={() => setChanging(true)} />
      ) : (
        <>
          {announced && !announced.isConfirmed ? (
            <Note tone="honey">{t('unconfirmedResult', { answer: quiz.options[announced.result] })}</Note>
          ) : null}
          <ResultForm quiz={quiz} onProposed={() => setChanging(false)} />
        </>
      )}
    </Section>
  )
}

type ConfirmedProps = { quiz: QuizDetail; result: 'a' | 'b'; onChange: () => void }

function Confirmed({ quiz, result, onChange }: ConfirmedProps) {
  const t = useTranslations('predictionManagement')
  const start = useStartTx()
  const answer = quiz.options[result]
  const sign = () => {
    const planned = plannedRound(quiz)
    if (planned) start(setResult(planned, { side: result, answer, means: t('resultMeans') }))
  }
  return (
    <>
      <Note tone="mint">{t('confirmedResult', { answer })}</Note>
      <p className="flex flex-wrap gap-3">
        <Button look="main" onClick={sign}>
          {t('signResult')}
        </Button>
        <Button onClick={onChange}>{t('changeResult')}</Button>
      </p>
    </>
  )
}
