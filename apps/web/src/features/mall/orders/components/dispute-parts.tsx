import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { disputeRequest } from '../actions/rule-dispute.ts'
import type { OrderDetail } from '../queries.ts'
import { SendForm } from './send-form.tsx'

type Request = OrderDetail['requests'][number]

/** Why an admin was asked to decide, and the decision: visible to all sides. */
export function DisputeFacts({ request }: { request: Request }) {
  const t = useTranslations('orders')
  const { disputedBy, disputeReason, ruling, rulingReason } = request
  return (
    <>
      {disputedBy === null ? null : (
        <p>
          <span className="text-soft">{t(`request.dispute.by.${disputedBy}`)}</span> {disputeReason}
        </p>
      )}
      {ruling === null ? null : (
        <Note tone="mint" title={t('request.ruling.title')}>
          <p>{t(`request.ruling.${ruling}`)}</p>
          <p>{rulingReason}</p>
        </Note>
      )}
    </>
  )
}

/** Opens a dispute for an admin to decide, with the user's statement. */
export function AskMofu({ requestId }: { requestId: string }) {
  const t = useTranslations('orders')
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  if (!isOpen) {
    return (
      <p>
        <Button onClick={() => setOpen(true)}>{t('request.dispute.button')}</Button>
      </p>
    )
  }
  return (
    <SendForm
      label={t('request.dispute.button')}
      button={t('request.dispute.send')}
      isReady={reason.trim().length >= 3}
      act={() => disputeRequest(requestId, reason.trim())}
    >
      <TextArea
        required
        minLength={3}
        maxLength={500}
        label={t('request.dispute.reason')}
        value={reason}
        onText={setReason}
      />
    </SendForm>
  )
}
