import { useQueryClient } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { bindInviter } from '../actions/own-account.ts'

/** Binds the account to its inviter, for users who came without a link. */
export function InviterForm({ address }: { address: string }) {
  const t = useTranslations('accounts')
  const queries = useQueryClient()
  const form = useAppForm({
    values: { code: '' },
    isCheckedOnBlur: true,
    check: ({ code }) => ({ code: code.trim() === '' ? t('inviterEmpty') : undefined }),
    onSend: async ({ code }) => {
      await bindInviter(address, code.trim())
      await queries.invalidateQueries({ queryKey: ['accounts'] })
    },
  })
  return (
    <form.AppForm>
      <form.Form>
        <form.Failure />
        <form.AppField name="code">
          {(field) => (
            <field.Text
              isRequired
              label={t('inviterCode')}
              hint={t('inviterHint')}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </form.AppField>
        <form.Submit workingText={t('working')}>{t('inviterBind')}</form.Submit>
      </form.Form>
    </form.AppForm>
  )
}
