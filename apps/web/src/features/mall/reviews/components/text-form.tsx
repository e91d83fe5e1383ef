import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'

type TextFormProps = {
  label: string
  hint: string
  button: string
  /** What the text was before. */
  start?: string
  least: number
  most: number
  children?: ReactNode
  send: (text: string) => Promise<void>
  onDone: () => void
}

/** A text with a limit that is sent to the server: a review, an answer, a reason. */
export function TextForm({
  label,
  hint,
  button,
  start = '',
  least,
  most,
  children,
  send,
  onDone,
}: TextFormProps) {
  const t = useTranslations('reviews')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const [text, setText] = useState(start)
  const [hasTried, setTried] = useState(false)
  const isShort = text.trim().length < least
  const sending = useMutation({
    mutationFn: () => send(text),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mall'] }),
  })
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isShort) sending.mutate()
      }}
    >
      {sending.isError ? <Note tone="berry">{wordsOf(sending.error).text}</Note> : null}
      {children}
      <TextArea
        isRequired={least > 0}
        maxLength={most}
        label={label}
        hint={hint}
        problem={hasTried && isShort ? t('textNeeded') : undefined}
        value={text}
        onText={setText}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isWorking={sending.isPending} workingText={t('working')}>
          {button}
        </SubmitButton>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
