import type { QuizDetail, QuizRound } from '@mofu/wire/predictions/quiz'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Countdown } from '../../../parts/countdown.tsx'
import { Note } from '../../../ui/note.tsx'
import { refundWords } from '../refund-words.ts'
import { useTimes } from '../use-times.ts'
import { SourceText } from './source-text.tsx'

/** The result as far as there is one: waited for, announced, final, or why every bet is refunded. */
export function ResultPanel({ quiz, finalAt }: { quiz: QuizDetail; finalAt: number }) {
  const t = useTranslations('predictions')
  const { round } = quiz
  if (!round || round.state === 'started' || round.state === 'paused') return null
  return (
    <section aria-labelledby="result" className="card grid gap-4 p-5 sm:p-6">
      <h2 id="result" className="text-2xl">
        {t('result')}
      </h2>
      <Outcome quiz={quiz} round={round} finalAt={finalAt} />
      <Evidence quiz={quiz} />
    </section>
  )
}

type OutcomeProps = { quiz: QuizDetail; round: QuizRound; finalAt: number }

function Outcome({ quiz, round, finalAt }: OutcomeProps): ReactNode {
  const t = useTranslations('predictions')
  const time = useTimes()
  const { result, refundReason } = round
  const answer = result && (
    <p className="font-display text-xl font-extrabold break-words">
      {t('resultOf', { answer: quiz.options[result] })}
    </p>
  )
  if (refundReason !== null) {
    const isNobody = refundReason === 'no-winner'
    return (
      <>
        {answer}
        <Note tone="honey" {...(isNobody ? { title: t('nobodyRight') } : {})}>
          <p>{t(`refundReason.${refundWords[refundReason]}`)}</p>
          {quiz.reason === '' || refundReason !== 'cancelled' ? null : (
            <p className="mt-2 font-normal break-words">
              {t('takenDownReason')}: {quiz.reason}
            </p>
          )}
        </Note>
      </>
    )
  }
  if (result === null) {
    return (
      <>
        {round.disputes > 0 ? <Note tone="honey">{t('disputed')}</Note> : null}
        <p>{t('waitingResult', { time: time(round.closeTimestamp), deadline: time(round.resultUntil) })}</p>
      </>
    )
  }
  return (
    <>
      {answer}
      {round.state === 'decided' ? (
        <>
          <p>{t('objectUntil', { time: time(round.finalTimestamp) })}</p>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-soft">{t('objectIn')}</span> <Countdown key={finalAt} until={finalAt} />
          </p>
        </>
      ) : (
        <p>{t('final')}</p>
      )}
    </>
  )
}

/** What the operator gave as evidence, with results that an admin removed. */
function Evidence({ quiz }: { quiz: QuizDetail }) {
  const t = useTranslations('predictions')
  const time = useTimes()
  if (quiz.announcements.length === 0) return null
  return (
    <div>
      <h3 className="text-lg">{t('evidence')}</h3>
      <ul className="divide-line divide-y-2">
        {quiz.announcements.map(({ at, result, evidence, state }) => (
          <li key={at} className="grid gap-1 py-2">
            <p className="break-words whitespace-pre-wrap">
              <SourceText text={evidence} />
            </p>
            <p className="text-soft text-sm">
              {t(`announcement.${announcementWords[state]}`, {
                answer: quiz.options[result],
                time: time(at),
              })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const announcementWords = {
  announced: 'announced',
  'on-chain': 'onChain',
  disputed: 'disputed',
  other: 'other',
} as const
