import { useState } from 'react'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Note } from '../../../../ui/note.tsx'
import { useOrderAction } from '../use-order-action.ts'

type AskDialogProps = {
  button: string
  look?: 'main' | 'plain'
  title: string
  text: string
  yes: string
  no: string
  isDisabled?: boolean
  act: () => Promise<void>
}

/** Confirms an action that cannot be undone, after explaining it. */
export function AskDialog({
  button,
  look = 'plain',
  title,
  text,
  yes,
  no,
  isDisabled = false,
  act,
}: AskDialogProps) {
  const t = useTranslations('orders')
  const wordsOf = useFailureWords()
  const [isOpen, setOpen] = useState(false)
  const doing = useOrderAction(act, () => setOpen(false))
  return (
    <>
      <Button look={look} disabled={isDisabled} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        description={text}
        closeLabel={t('cancelDialog')}
      >
        {doing.isError ? <Note tone="berry">{wordsOf(doing.error).text}</Note> : null}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button look="main" disabled={doing.isPending} onClick={() => doing.mutate(undefined)}>
            {doing.isPending ? t('working') : yes}
          </Button>
          <Button onClick={() => setOpen(false)}>{no}</Button>
        </div>
      </Dialog>
    </>
  )
}
