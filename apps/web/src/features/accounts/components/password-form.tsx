import { useMutation } from '@tanstack/react-query'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { changePassword } from '../actions/own-account.ts'
import { useFieldChecks } from '../use-field-checks.ts'
import { useFields } from '../use-fields.ts'
import { Form } from './form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordInput } from './password-input.tsx'

type PasswordFormProps = { onChanged: () => void; onCancel: () => void }

export function PasswordForm({ onChanged, onCancel }: PasswordFormProps) {
  const t = useTranslations('accounts')
  const checks = useFieldChecks()
  const wordsOf = useFailureWords()
  const fields = useFields({ current: '', password: '', again: '' }, (name, values) =>
    name === 'again' ? checks.again(values.again, values.password) : checks.password(values[name]),
  )
  const { current, password } = fields.values
  const send = useMutation({
    mutationFn: () => changePassword({ current, password }),
    onSuccess: onChanged,
  })
  return (
    <Form onSend={() => fields.isRight() && send.mutate()}>
      {send.isError ? <Note tone="berry">{wordsOf(send.error).text}</Note> : null}
      <PasswordInput
        {...fields.bind('current')}
        label={t('presentPassword')}
        autoComplete="current-password"
      />
      <NewPasswordFields label={t('newPassword')} bind={fields.bind} />
      <SubmitButton isWorking={send.isPending} workingText={t('working')}>
        {t('save')}
      </SubmitButton>
      <Button look="quiet" size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Form>
  )
}
