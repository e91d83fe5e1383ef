import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { disputeRequest } from '../actions/rule-dispute.ts'
import type { OrderDetail } from '../queries.ts'
import { useOrderAction } from '../use-order-action.ts'

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
  if (!isOpen) {
    return (
      <p>
        <Button onClick={() => setOpen(true)}>{t('request.dispute.button')}</Button>
      </p>
    )
  }
  return <DisputeForm requestId={requestId} />
}

function DisputeForm({ requestId }: { requestId: string }) {
  const t = useTranslations('orders')
  const dispute = useOrderAction((reason: string) => disputeRequest(requestId, reason))
  const form = useAppForm({
    values: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 ? t('reasonShort') : undefined }),
    onSend: ({ reason }) => dispute.mutateAsync(reason.trim()),
  })
  return (
    <form.AppForm>
      <form.Form className="grid gap-3" label={t('request.dispute.button')}>
        <form.AppField name="reason">
          {(field) => <field.TextArea isRequired maxLength={500} label={t('request.dispute.reason')} />}
        </form.AppField>
        <form.Failure />
        <form.Submit workingText={t('working')}>{t('request.dispute.send')}</form.Submit>
      </form.Form>
    </form.AppForm>
  )
}
