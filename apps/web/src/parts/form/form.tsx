import { useStore } from '@tanstack/react-form'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'

import { Note } from '../../ui/note.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useFormContext } from './context.ts'

type FormProps = {
  className?: string
  /** Its accessible name, where the page has several forms. */
  label?: string
  /** Called on every edit, for example to hide that an earlier one was saved. */
  onEdit?: () => void
  children: ReactNode
}

/** Validates all fields on submit and moves to the first invalid one. Enter submits as well. */
export function Form({ className = 'grid gap-4', label, onEdit, children }: FormProps) {
  const form = useFormContext()
  const element = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  // An effect, because the messages have to be rendered before the first one can be found.
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(element.current)
  }, [refusals])
  const submit = async (submitter: string) => {
    if (form.state.isSubmitting) return
    // Drops what the server reported last time: it would keep the form invalid.
    await form.validate('submit')
    await form.handleSubmit({ submitter })
    if (!form.state.isFieldsValid) setRefusals((before) => before + 1)
  }
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      className={className}
      onChange={onEdit}
      onSubmit={(event) => {
        event.preventDefault()
        // A dialog is rendered inside the tree of the form that opened it: its submit is not ours.
        event.stopPropagation()
        const { submitter } = event.nativeEvent as SubmitEvent
        void submit(submitter instanceof HTMLButtonElement ? submitter.value : '')
      }}
    >
      {children}
    </form>
  )
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  first?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'center' })
}

/** Why the server refused, where that is not about one of the fields. */
export function Failure({ title }: { title?: string }) {
  const failure = useStore(useFormContext().store, ({ errorMap }): unknown => errorMap.onServer)
  if (typeof failure !== 'string') return null
  return title === undefined ? (
    <Note tone="berry">{failure}</Note>
  ) : (
    <Note tone="berry" title={title}>
      <p>{failure}</p>
    </Note>
  )
}

type SubmitProps = Omit<ComponentProps<typeof SubmitButton>, 'isWorking'>

export function Submit({ children, ...props }: SubmitProps) {
  const isSubmitting = useStore(useFormContext().store, (state) => state.isSubmitting)
  return (
    <SubmitButton {...props} isWorking={isSubmitting}>
      {children}
    </SubmitButton>
  )
}
