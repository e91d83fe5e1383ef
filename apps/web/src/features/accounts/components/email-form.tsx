import { useMutation } from '@tanstack/react-query'

import { useLanguage } from '../../../i18n/language.ts'
import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { requestEmailChange } from '../actions/by-mail.ts'
import { useFieldChecks } from '../use-field-checks.ts'
import { useFields } from '../use-fields.ts'
import { Form } from './form.tsx'
import { PasswordInput } from './password-input.tsx'

type EmailFormProps = { hasPassword: boolean; onSent: (email: string) => void; onCancel: () => void }

/** Changes the e-mail, or sets the first one together with its password. */
export function EmailForm({ hasPassword, onSent, onCancel }: EmailFormProps) {
  const t = useTranslations('accounts')
  const checks = useFieldChecks()
  const wordsOf = useFailureWords()
  const language = useLanguage()
  const fields = useFields({ email: '', password: '' }, (name, values) => checks[name](values[name]))
  const send = useMutation({
    mutationFn: () => requestEmailChange({ ...fields.values, language }),
    onSuccess: () => onSent(fields.values.email),
  })
  return (
    <Form onSend={() => fields.isRight() && send.mutate()}>
      {send.isError ? <Note tone="berry">{wordsOf(send.error).text}</Note> : null}
      <TextField {...fields.bind('email')} label={t('newEmail')} type="email" autoComplete="email" />
      <PasswordInput
        {...fields.bind('password')}
        label={t(hasPassword ? 'presentPassword' : 'newPassword')}
        hint={hasPassword ? undefined : t('passwordHint')}
        autoComplete={hasPassword ? 'current-password' : 'new-password'}
      />
      <SubmitButton isWorking={send.isPending} workingText={t('working')}>
        {t('save')}
      </SubmitButton>
      <Button look="quiet" size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Form>
  )
}
