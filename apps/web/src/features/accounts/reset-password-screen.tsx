import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useFailureWords } from '../../i18n/use-failure-words.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useAppForm } from '../../parts/form/use-app-form.ts'
import { PaperPage } from '../../parts/paper-page.tsx'
import { openLoginDialog } from '../../session/login-dialog-state.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { setNewPassword } from './actions/by-mail.ts'
import { PasswordInput } from './components/password-input.tsx'
import { useFieldChecks } from './use-field-checks.ts'
import { useLinkToken } from './use-link-token.ts'

export function ResetPasswordScreen() {
  const t = useTranslations('accounts')
  const checks = useFieldChecks()
  const wordsOf = useFailureWords()
  const token = useLinkToken()
  const [state, setState] = useState<'open' | 'expired' | 'done'>('open')
  const form = useAppForm({
    values: { password: '', again: '' },
    isCheckedOnBlur: true,
    check: ({ password, again }) => ({
      password: checks.password(password),
      again: checks.again(again, password),
    }),
    onSend: async ({ password }) => {
      setState('open')
      try {
        await setNewPassword({ token: token ?? '', password })
      } catch (error) {
        if (wordsOf(error).code === 'accounts.link_dead') setState('expired')
        throw error
      }
      setState('done')
    },
  })
  if (token === undefined) {
    return (
      <PaperPage title={t('linkMissingTitle')} text={t('linkMissingText')}>
        <AskAgain />
      </PaperPage>
    )
  }
  if (state === 'done') {
    return (
      <PaperPage title={t('resetDoneTitle')} text={t('resetDoneText')}>
        <Button look="main" className="w-full" onClick={() => openLoginDialog()}>
          {t('login')}
        </Button>
      </PaperPage>
    )
  }
  return (
    <PaperPage title={t('resetTitle')} text={t('resetText')}>
      <form.AppForm>
        <form.Form>
          <form.Failure />
          {state === 'expired' ? <AskAgain /> : null}
          <form.AppField name="password">
            {() => (
              <PasswordInput label={t('newPassword')} hint={t('passwordHint')} autoComplete="new-password" />
            )}
          </form.AppField>
          <form.AppField name="again">
            {() => <PasswordInput label={t('passwordAgain')} autoComplete="new-password" />}
          </form.AppField>
          <form.Submit workingText={t('working')}>{t('resetSend')}</form.Submit>
        </form.Form>
      </form.AppForm>
    </PaperPage>
  )
}

function AskAgain() {
  const t = useTranslations('accounts')
  return (
    <Link to="/forgetPassword" search={{}} className={buttonStyle('plain', 'normal', 'w-full')}>
      {t('askAgain')}
    </Link>
  )
}
