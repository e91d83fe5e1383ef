import { useQuery } from '@tanstack/react-query'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { answerInvitation } from '../actions/answer-invitation.ts'
import { useOrderAction } from '../orders/use-order-action.ts'
import { invitationsQuery } from '../queries.ts'

/** Staff invitations from shops. Nobody joins a shop without accepting one here. */
export function StaffInvitations({ shopper }: { shopper: string }) {
  const t = useTranslations('mall')
  const wordsOf = useFailureWords()
  const { data = [] } = useQuery(invitationsQuery(shopper))
  const answer = useOrderAction(answerInvitation)
  if (data.length === 0) return null
  return (
    <section aria-labelledby="staff-invitations" className="card p-5 sm:p-8">
      <h2 id="staff-invitations" className="mb-1 text-2xl">
        {t('staffInvitations')}
      </h2>
      <p className="text-soft mb-3">{t('staffInvitationsText')}</p>
      {answer.error ? <Note tone="berry">{wordsOf(answer.error).text}</Note> : null}
      <ul className="grid gap-3">
        {data.map(({ id, shopName }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 font-bold break-words">{shopName}</span>
            <Button
              size="small"
              disabled={answer.isPending}
              onClick={() => answer.mutate({ id, isAccepted: true })}
            >
              {t('acceptInvitation', { name: shopName })}
            </Button>
            <Button
              size="small"
              look="quiet"
              disabled={answer.isPending}
              onClick={() => answer.mutate({ id, isAccepted: false })}
            >
              {t('declineInvitation', { name: shopName })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
