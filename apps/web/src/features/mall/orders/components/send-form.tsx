import { type ReactNode } from 'react'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Note } from '../../../../ui/note.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { useOrderAction } from '../use-order-action.ts'

type SendFormProps = {
  label: string
  button: string
  /** Whether the form is complete. */
  isReady: boolean
  act: () => Promise<void>
  onDone?: () => void
  children: ReactNode
}

/** A few fields and a submit button, with the error above it. */
export function SendForm({ label, button, isReady, act, onDone, children }: SendFormProps) {
  const t = useTranslations('orders')
  const wordsOf = useFailureWords()
  const sending = useOrderAction(act, onDone)
  return (
    <form
      aria-label={label}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) sending.mutate(undefined)
      }}
    >
      {children}
      {sending.isError ? <Note tone="berry">{wordsOf(sending.error).text}</Note> : null}
      <SubmitButton isWorking={sending.isPending} workingText={t('working')}>
        {button}
      </SubmitButton>
    </form>
  )
}
