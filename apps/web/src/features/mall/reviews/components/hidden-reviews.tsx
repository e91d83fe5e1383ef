import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { TimeAgo } from '../../../../parts/time-ago.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { showReview } from '../actions/write-review.ts'
import { type HiddenReview, hiddenReviewsQuery } from '../queries.ts'
import { Stars } from './stars.tsx'
import { TextForm } from './text-form.tsx'

/** What admins have hidden, for admins: each review can be shown again. */
export function HiddenReviews({ productId, reader }: { productId: number; reader: string }) {
  const t = useTranslations('reviews')
  const { data, isError, error, refetch } = useQuery(hiddenReviewsQuery(reader, productId))
  if (isError) return <FailureNote title={t('failed')} error={error} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="w-fit cursor-pointer font-semibold">
        {t('hiddenReviews', { count: data.length })}
      </summary>
      <ul aria-label={t('hiddenList')} className="divide-line divide-y-2">
        {data.map((review) => (
          <HiddenItem key={review.id} review={review} />
        ))}
      </ul>
    </details>
  )
}

function HiddenItem({ review: { id, rating, text, hiddenFor, createdAt } }: { review: HiddenReview }) {
  const t = useTranslations('reviews')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <li className="grid gap-2 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} />
        <span className="text-soft text-sm">
          <TimeAgo at={Date.parse(createdAt) / 1_000} />
        </span>
      </p>
      {text === '' ? null : <p className="max-w-prose break-words whitespace-pre-line">{text}</p>}
      <p className="text-soft text-sm break-words">{t('hidden', { reason: hiddenFor })}</p>
      <p>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('show')}
        </Button>
      </p>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('showTitle')}
        description={t('showText')}
        closeLabel={t('cancel')}
      >
        <TextForm
          label={t('reason')}
          hint={t('reasonHint')}
          button={t('showYes')}
          least={3}
          most={500}
          send={(reason) => showReview(id, reason)}
          onDone={close}
        />
      </Dialog>
    </li>
  )
}
