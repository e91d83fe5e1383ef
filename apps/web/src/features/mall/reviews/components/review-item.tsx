import { textIn } from '@mofu/domain/local-text'
import { reviewLimits } from '@mofu/domain/mall/review-rules'
import { useState } from 'react'

import { useLanguage } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { TimeAgo } from '../../../../parts/time-ago.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { answerReview, hideReview } from '../actions/write-review.ts'
import type { Review } from '../queries.ts'
import { Answer } from './answer.tsx'
import { Stars } from './stars.tsx'
import { TextForm } from './text-form.tsx'

type ReviewItemProps = { review: Review; canAnswer: boolean; canHide: boolean }

/** One review: its shop can answer it, an admin can hide it. */
export function ReviewItem({ review, canAnswer, canHide }: ReviewItemProps) {
  const t = useTranslations('reviews')
  const language = useLanguage()
  const [isAnswering, setAnswering] = useState(false)
  const { id, rating, text, reviewer, choices, createdAt, isEdited, isEditedSinceAnswer, answer } = review
  const bought = choices.map((choice) => textIn(language, choice)).join(', ')
  return (
    <li className="grid gap-2 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} />
        <span className="font-semibold">{reviewer ?? t('buyer')}</span>
        <span className="text-soft text-sm">
          <TimeAgo at={Date.parse(createdAt) / 1_000} />
          {isEdited ? ` · ${t(isEditedSinceAnswer ? 'editedSinceAnswer' : 'edited')}` : ''}
          {bought === '' ? '' : ` · ${bought}`}
        </span>
      </p>
      {text === '' ? null : <p className="max-w-prose break-words whitespace-pre-line">{text}</p>}
      {answer === null || isAnswering ? null : <Answer answer={answer} />}
      {isAnswering ? (
        <TextForm
          label={t('answer')}
          hint={t('answerHint')}
          button={t('sendAnswer')}
          start={answer?.text ?? ''}
          least={1}
          most={reviewLimits.answer}
          send={(written) => answerReview(id, written)}
          onDone={() => setAnswering(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3 empty:hidden">
          {canAnswer ? (
            <Button size="small" onClick={() => setAnswering(true)}>
              {t(answer === null ? 'answerIt' : 'changeAnswer')}
            </Button>
          ) : null}
          {canHide ? <HideButton id={id} /> : null}
        </div>
      )}
    </li>
  )
}

function HideButton({ id }: { id: number }) {
  const t = useTranslations('reviews')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('hide')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('hideTitle')}
        description={t('hideText')}
        closeLabel={t('cancel')}
      >
        <TextForm
          label={t('reason')}
          hint={t('reasonHint')}
          button={t('hideYes')}
          least={3}
          most={500}
          send={(reason) => hideReview(id, reason)}
          onDone={close}
        />
      </Dialog>
    </>
  )
}
