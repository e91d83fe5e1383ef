import { textIn } from '@mofu/domain/local-text'
import { ratings, reviewLimits } from '@mofu/domain/mall/review-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'

import { useLanguage } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { RadioChoice } from '../../../../ui/radio-choice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Panel } from '../../orders/components/panel.tsx'
import { writeReview } from '../actions/write-review.ts'
import { type OrderReview, orderReviewsQuery } from '../queries.ts'
import { Answer } from './answer.tsx'
import { Stars } from './stars.tsx'
import { TextForm } from './text-form.tsx'

/** What the buyer of a finished order says about each thing they bought. */
export function OrderReviewsPanel({ shopper, orderId }: { shopper: string; orderId: string }) {
  const t = useTranslations('reviews')
  const reviews = useQuery(orderReviewsQuery(shopper, orderId))
  const list = reviews.data ?? []
  // Members of the shop cannot review: there is nothing to show.
  if (reviews.isSuccess && !list.some(({ canWrite, review }) => canWrite || review)) return null
  return (
    <Panel title={t('own')}>
      {reviews.isError ? (
        <FailureNote title={t('failed')} error={reviews.error} onRetry={() => void reviews.refetch()} />
      ) : null}
      {reviews.isPending ? <Skeleton className="h-16 w-full rounded-2xl" /> : null}
      <ul className="divide-line grid divide-y-2">
        {list.map((line) => (
          <Line key={line.skuId} orderId={orderId} line={line} />
        ))}
      </ul>
    </Panel>
  )
}

function Line({ orderId, line }: { orderId: string; line: OrderReview }) {
  const t = useTranslations('reviews')
  const language = useLanguage()
  const format = useFormatter()
  const [isOpen, setOpen] = useState(false)
  const { title, choices, canWrite, review } = line
  const name = [title, ...choices].map((text) => textIn(language, text)).join(' · ')
  return (
    <li aria-label={name} className="grid gap-2 py-3">
      <p className="font-bold break-words">{name}</p>
      {review === null || isOpen ? null : (
        <>
          <p>
            <Stars rating={review.rating} />
          </p>
          {review.text === '' ? null : <p className="break-words whitespace-pre-line">{review.text}</p>}
          {review.answer === null ? null : <Answer answer={review.answer} />}
          {review.hiddenFor === null ? null : (
            <Note tone="honey">{t('hidden', { reason: review.hiddenFor })}</Note>
          )}
        </>
      )}
      {isOpen ? (
        <ReviewForm orderId={orderId} line={line} name={name} onDone={() => setOpen(false)} />
      ) : canWrite ? (
        <p className="flex flex-wrap items-center gap-3">
          <Button
            size="small"
            look={review === null ? 'main' : 'plain'}
            aria-label={t(review === null ? 'writeNamed' : 'editNamed', { name })}
            onClick={() => setOpen(true)}
          >
            {t(review === null ? 'write' : 'edit')}
          </Button>
          {review === null ? null : (
            <span className="text-soft text-sm">
              {t('editUntil', { when: format.dateTime(new Date(review.editUntil), { dateStyle: 'medium' }) })}
            </span>
          )}
        </p>
      ) : null}
    </li>
  )
}

type ReviewFormProps = { orderId: string; line: OrderReview; name: string; onDone: () => void }

function ReviewForm({ orderId, line: { skuId, review }, name, onDone }: ReviewFormProps) {
  const t = useTranslations('reviews')
  const [rating, setRating] = useState(String(review?.rating ?? ratings[0]))
  return (
    <TextForm
      label={t('text')}
      hint={t('textHint')}
      button={t('publish')}
      start={review?.text ?? ''}
      least={0}
      most={reviewLimits.text}
      send={(text) => writeReview({ orderId, skuId, rating: Number(rating), text })}
      onDone={onDone}
    >
      <RadioChoice
        label={t('rating', { name })}
        name={`rating-${skuId}`}
        values={ratings.map(String)}
        chosen={rating}
        onChoose={setRating}
        textOf={(value) => t('stars', { count: Number(value) })}
      />
    </TextForm>
  )
}
