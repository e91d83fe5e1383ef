import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  closeLabel: string
  children: ReactNode
}

/** A modal dialog: traps focus, closes on Escape and on a press outside. A bottom sheet on small screens. */
export function Dialog({ isOpen, onClose, title, description, closeLabel, children }: DialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="bg-veil fixed inset-0 z-40 transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 grid items-end justify-items-center overflow-y-auto sm:items-center sm:p-6">
          <Base.Popup
            className={clsx(
              'relative w-full max-w-lg rounded-t-[28px] border-2 border-line bg-card p-6 pb-8 text-ink outline-none sm:rounded-[28px] sm:p-8',
              'transition-[transform,opacity] duration-200 ease-spring data-[ending-style]:translate-y-8 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-8 data-[starting-style]:opacity-0',
            )}
          >
            <div className="mb-4 flex items-start justify-between gap-4">
              <Base.Title className="pt-1 text-2xl leading-tight">{title}</Base.Title>
              <Base.Close
                aria-label={closeLabel}
                title={closeLabel}
                className="border-line text-soft hover:border-coral hover:text-ink inline-grid size-10 shrink-0 place-items-center rounded-full border-2"
              >
                <X aria-hidden="true" className="size-5" />
              </Base.Close>
            </div>
            {description === undefined ? null : (
              <Base.Description className="text-soft mb-4">{description}</Base.Description>
            )}
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
