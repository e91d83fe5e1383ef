import { useTranslations } from '../../i18n/use-translations.ts'
import { closeOk, type OkMessage } from '../../parts/ok-dialog-state.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** A message with one button. */
export function OkDialog({ message, isOpen }: { message: OkMessage; isOpen: boolean }) {
  const t = useTranslations('shell')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={closeOk}
      title={message.title}
      description={message.text}
      closeLabel={t('close')}
    >
      <Button look="main" className="mt-2 w-full" onClick={closeOk}>
        {t('ok')}
      </Button>
    </Dialog>
  )
}
