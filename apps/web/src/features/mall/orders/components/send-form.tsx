import { type ReactNode } from 'react'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Note } from '../../../../ui/note.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { useAct } from '../use-act.ts'

type SendFormProps = {
  label: string
  button: string
  /** Whether there is all that is needed. */
  isReady: boolean
  act: () => Promise<void>
  onDone?: () => void
  children: ReactNode
}

/** A few fields and a button; what went wrong stands above it. */
export function SendForm({ label, button, isReady, act, onDone, children }: SendFormProps) {
  const t = useTranslations('orders')
  const wordsOf = useFailureWords()
  const sending = useAct(act, onDone)
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
