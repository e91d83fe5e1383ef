import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { closeLoginDialog } from '../../../session/login-dialog-state.ts'
import { isMailPage, saveReturnPath, takeReturnPath } from '../../../session/return-path.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { signInWithPassword } from '../actions/sign-in-with-password.ts'
import { useFieldChecks } from '../use-field-checks.ts'
import { useFields } from '../use-fields.ts'
import { Form } from './form.tsx'
import { PasswordInput } from './password-input.tsx'

type LoginFormProps = {
  /** The e-mail, if it is already known. */
  fixedEmail: string | undefined
  onDone: () => void
  onRegister: () => void
}

export function LoginForm({ fixedEmail, onDone, onRegister }: LoginFormProps) {
  const t = useTranslations('accounts')
  const checks = useFieldChecks()
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const { history } = useRouter()
  const fields = useFields({ email: fixedEmail ?? '', password: '' }, (name, values) =>
    checks[name](values[name]),
  )
  const signIn = useMutation({
    mutationFn: () => signInWithPassword(fields.values),
    onSuccess: async () => {
      fields.clear()
      onDone()
      const path = takeReturnPath()
      if (path !== undefined && isMailPage(location.pathname)) history.push(path)
      // Requests that were refused before are repeated with the new session.
      await Promise.all(
        [['accounts'], ['mall']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      )
    },
  })
  return (
    <Form onSend={() => fields.isRight() && signIn.mutate()}>
      {signIn.isError ? <Note tone="berry">{wordsOf(signIn.error).text}</Note> : null}
      <TextField
        {...fields.bind('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        disabled={fixedEmail !== undefined}
      />
      <PasswordInput {...fields.bind('password')} label={t('password')} autoComplete="current-password" />
      <SubmitButton isWorking={signIn.isPending} workingText={t('working')}>
        {t('login')}
      </SubmitButton>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        <Link
          to="/forgetPassword"
          search={fields.values.email === '' ? {} : { email: fields.values.email }}
          onClick={() => {
            saveReturnPath()
            closeLoginDialog()
          }}
          className="text-coral-text inline-flex min-h-10 items-center font-bold underline"
        >
          {t('forget')}
        </Link>
        {fixedEmail === undefined ? (
          <Button look="quiet" size="small" onClick={onRegister}>
            {t('toRegister')}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}
