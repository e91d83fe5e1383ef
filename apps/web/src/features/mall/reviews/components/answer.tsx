import { useTranslations } from '../../../../i18n/use-translations.ts'
import { TimeAgo } from '../../../../parts/time-ago.tsx'

/** What the shop answered to a review. */
export function Answer({ answer }: { answer: { text: string; at: string; isEdited: boolean } }) {
  const t = useTranslations('reviews')
  return (
    <div className="bg-sunken max-w-prose rounded-2xl px-4 py-3">
      <p className="text-soft text-sm">
        {t('shopAnswered')} · <TimeAgo at={Date.parse(answer.at) / 1_000} />
        {answer.isEdited ? ` · ${t('edited')}` : ''}
      </p>
      <p className="break-words whitespace-pre-line">{answer.text}</p>
    </div>
  )
}
