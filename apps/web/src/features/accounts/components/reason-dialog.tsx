import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../use-fields.ts'
import { Form } from './form.tsx'

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
  const wordsOf = useFailureWords()
  const fields = useFields({ reason: '' }, (_, { reason }) =>
    reason.trim().length < SHORTEST_REASON ? t('grantReasonNeeded') : undefined,
  )
  const action = useMutation({ mutationFn: () => onSend(fields.values.reason), onSuccess: onClose })
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description} closeLabel={t('close')}>
      <Form onSend={() => fields.isRight() && action.mutate()}>
        {action.isError ? <Note tone="berry">{wordsOf(action.error).text}</Note> : null}
        <TextField
          {...fields.bind('reason')}
          label={t('grantReason')}
          hint={t('grantReasonHint')}
          autoComplete="off"
        />
        <SubmitButton isWorking={action.isPending} workingText={t('working')}>
          {send}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
