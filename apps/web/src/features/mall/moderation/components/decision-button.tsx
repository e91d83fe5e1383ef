import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { decide, type DecisionKind } from '../actions/decide.ts'

const SHORTEST_REASON = 3

/** Opens a dialog that says what the decision does and asks for a reason. */
export function DecisionButton({ kind, id, name }: { kind: DecisionKind; id: number; name: string }) {
  const t = useTranslations('moderation')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={t(`${kind}.named`, { name })} onClick={() => setOpen(true)}>
        {t(`${kind}.button`)}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t(`${kind}.title`, { name })}
        description={t(`${kind}.text`)}
        closeLabel={t('close')}
      >
        <DecisionForm kind={kind} id={id} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function DecisionForm({ kind, id, onDone }: { kind: DecisionKind; id: number; onDone: () => void }) {
  const t = useTranslations('moderation')
  const queryClient = useQueryClient()
  const deciding = useMutation({
    mutationFn: (reason: string) => decide(kind, { id, reason }),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mall'] }),
  })
  const form = useAppForm({
    values: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < SHORTEST_REASON ? t('reasonNeeded') : undefined,
    }),
    onSend: ({ reason }) => deciding.mutateAsync(reason),
  })
  return (
    <form.AppForm>
      <form.Form>
        <form.Failure />
        <form.AppField name="reason">
          {(field) => (
            <field.TextArea isRequired maxLength={500} label={t('reason')} hint={t('reasonHint')} />
          )}
        </form.AppField>
        <form.Submit workingText={t('working')}>{t(`${kind}.yes`)}</form.Submit>
      </form.Form>
    </form.AppForm>
  )
}
