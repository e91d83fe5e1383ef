import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Note } from '../../../../ui/note.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
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
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  const isShort = reason.trim().length < SHORTEST_REASON
  const deciding = useMutation({
    mutationFn: () => decide(kind, { id, reason }),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mall'] }),
  })
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isShort) deciding.mutate()
      }}
    >
      {deciding.isError ? <Note tone="berry">{wordsOf(deciding.error).text}</Note> : null}
      <TextArea
        isRequired
        maxLength={500}
        label={t('reason')}
        hint={t('reasonHint')}
        problem={hasTried && isShort ? t('reasonNeeded') : undefined}
        value={reason}
        onText={setReason}
      />
      <SubmitButton isWorking={deciding.isPending} workingText={t('working')}>
        {t(`${kind}.yes`)}
      </SubmitButton>
    </form>
  )
}
