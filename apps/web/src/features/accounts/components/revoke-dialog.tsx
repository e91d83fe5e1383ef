import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { takeRole } from '../actions/change-role.ts'
import type { HeldRole } from '../queries.ts'
import { useFields } from '../use-fields.ts'
import { Form } from './form.tsx'

const SHORTEST_REASON = 3

export function RevokeDialog({ held, onClose }: { held: HeldRole; onClose: () => void }) {
  const t = useTranslations('accounts')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const { address, role } = held
  const fields = useFields({ reason: '' }, (_, { reason }) =>
    reason.trim().length < SHORTEST_REASON ? t('grantReasonNeeded') : undefined,
  )
  const revoke = useMutation({
    mutationFn: () => takeRole({ address, role, reason: fields.values.reason }),
    onSuccess: async () => {
      onClose()
      await queryClient.invalidateQueries({ queryKey: ['accounts'] })
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('revokeTitle', { role: t(`role.${role}`) })}
      description={address}
      closeLabel={t('close')}
    >
      <Form onSend={() => fields.isRight() && revoke.mutate()}>
        {revoke.isError ? <Note tone="berry">{wordsOf(revoke.error).text}</Note> : null}
        <TextField
          {...fields.bind('reason')}
          label={t('grantReason')}
          hint={t('grantReasonHint')}
          autoComplete="off"
        />
        <SubmitButton isWorking={revoke.isPending} workingText={t('working')}>
          {t('revokeSend')}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
