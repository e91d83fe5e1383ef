import type { ReactNode } from 'react'

/** A form that is checked by us and sent by Enter as well. */
export function Form({ onSend, children }: { onSend: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {children}
    </form>
  )
}
