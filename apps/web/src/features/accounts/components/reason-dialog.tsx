import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'

const SHORTEST_REASON = 3

type ReasonDialogProps = {
  title: string
  description: ReactNode
  /** The button's text. */
  send: string
  /** Does it. The dialog closes when it is done, and shows why if it fails. */
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks an admin for the reason before something that cannot be taken back. */
export function ReasonDialog({ title, description, send, onSend, onClose }: ReasonDialogProps) {
  const t = useTranslations('accounts')
  const form = useAppForm({
    values: { reason: '' },
    isCheckedOnBlur: true,
    check: ({ reason }) => ({
      reason: reason.trim().length < SHORTEST_REASON ? t('grantReasonNeeded') : undefined,
    }),
    onSend: async ({ reason }) => {
      await onSend(reason)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description} closeLabel={t('close')}>
      <form.AppForm>
        <form.Form>
          <form.Failure />
          <form.AppField name="reason">
            {(field) => (
              <field.Text
                isRequired
                label={t('grantReason')}
                hint={t('grantReasonHint')}
                autoComplete="off"
              />
            )}
          </form.AppField>
          <form.Submit workingText={t('working')}>{send}</form.Submit>
        </form.Form>
      </form.AppForm>
    </Dialog>
  )
}
