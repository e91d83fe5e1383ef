import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'

type TopDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Announced when it opens. */
  label: string
  initialFocus: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A modal panel at the top of the page, as wide as the page on small screens. Closes on Escape and on a press outside. */
export function TopDialog({ isOpen, onClose, label, initialFocus, children }: TopDialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="bg-veil fixed inset-0 z-40" />
        <Base.Viewport className="fixed inset-0 z-50 flex items-start justify-center overflow-hidden sm:p-3">
          <Base.Popup
            aria-label={label}
            initialFocus={initialFocus}
            className="border-line bg-card text-ink flex max-h-full w-full max-w-2xl flex-col rounded-b-[28px] border-2 outline-none sm:rounded-[28px]"
          >
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
