import { useState } from 'react'

import { useLanguage } from '../../i18n/language.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useAppForm } from '../../parts/form/use-app-form.ts'
import { PaperPage } from '../../parts/paper-page.tsx'
import { Note } from '../../ui/note.tsx'
import { requestPasswordReset } from './actions/by-mail.ts'
import { useFieldChecks } from './use-field-checks.ts'

export function ForgetPasswordScreen({ email: given }: { email: string | undefined }) {
  const t = useTranslations('accounts')
  const checks = useFieldChecks()
  const language = useLanguage()
  const [sentTo, setSentTo] = useState<string>()
  const form = useAppForm({
    values: { email: given ?? '' },
    isCheckedOnBlur: true,
    check: ({ email }) => ({ email: checks.email(email) }),
    onSend: async ({ email }) => {
      await requestPasswordReset({ email, language })
      setSentTo(email)
    },
  })
  return (
    <PaperPage title={t('forgetTitle')} text={t('forgetText')}>
      {sentTo === undefined ? (
        <form.AppForm>
          <form.Form>
            <form.Failure />
            <form.AppField name="email">
              {(field) => <field.Text isRequired label={t('email')} type="email" autoComplete="username" />}
            </form.AppField>
            <form.Submit workingText={t('working')}>{t('forgetSend')}</form.Submit>
          </form.Form>
        </form.AppForm>
      ) : (
        <Note tone="mint" title={t('forgetSentTitle')}>
          <p>{t('forgetSentText', { email: sentTo })}</p>
        </Note>
      )}
    </PaperPage>
  )
}
