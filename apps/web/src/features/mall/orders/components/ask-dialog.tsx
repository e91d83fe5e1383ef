import { useState } from 'react'

import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog, type Confirmed } from './confirm-dialog.tsx'

type AskDialogProps = Confirmed & { button: string; look?: 'main' | 'plain' }

/** A button that asks before it acts. */
export function AskDialog({ button, look = 'plain', ...confirmed }: AskDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <ConfirmDialog {...confirmed} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
