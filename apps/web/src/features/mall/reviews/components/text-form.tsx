import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { Button } from '../../../../ui/button.tsx'

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
  const queryClient = useQueryClient()
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mall'] }),
  })
  const form = useAppForm({
    values: { text: start },
    check: ({ text }) => ({ text: text.trim().length < least ? t('textNeeded') : undefined }),
    onSend: ({ text }) => sending.mutateAsync(text),
  })
  return (
    <form.AppForm>
      <form.Form className="grid gap-3">
        <form.Failure />
        {children}
        <form.AppField name="text">
          {(field) => <field.TextArea isRequired={least > 0} maxLength={most} label={label} hint={hint} />}
        </form.AppField>
        <div className="flex flex-wrap gap-3">
          <form.Submit className="" workingText={t('working')}>
            {button}
          </form.Submit>
          <Button onClick={onDone}>{t('cancel')}</Button>
        </div>
      </form.Form>
    </form.AppForm>
  )
}
