import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Note } from '../../../../ui/note.tsx'
import { useOrderAction } from '../use-order-action.ts'

export type Confirmed = {
  title: string
  text: string
  yes: string
  no: string
  act: () => Promise<void>
}

type ConfirmDialogProps = Confirmed & { isOpen: boolean; onClose: () => void }

/** Explains an action that cannot be undone, and does it once it is confirmed. */
export function ConfirmDialog({ title, text, yes, no, act, isOpen, onClose }: ConfirmDialogProps) {
  const t = useTranslations('orders')
  const wordsOf = useFailureWords()
  const doing = useOrderAction(act, onClose)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} description={text} closeLabel={t('cancelDialog')}>
      {doing.isError ? <Note tone="berry">{wordsOf(doing.error).text}</Note> : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="main" disabled={doing.isPending} onClick={() => doing.mutate(undefined)}>
          {doing.isPending ? t('working') : yes}
        </Button>
        <Button onClick={onClose}>{no}</Button>
      </div>
    </Dialog>
  )
}
