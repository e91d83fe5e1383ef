import { parseAddress } from '@mofu/domain/address'
import { type Role, roles } from '@mofu/domain/roles'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { Note } from '../../../ui/note.tsx'
import { RadioChoice } from '../../../ui/radio-choice.tsx'
import { giveRole } from '../actions/change-role.ts'
import { Section } from './section.tsx'

const SHORTEST_REASON = 3

type Grant = { address: string; role: Role; reason: string }

export function GrantForm() {
  const t = useTranslations('accounts')
  const queryClient = useQueryClient()
  const [granted, setGranted] = useState<Grant>()
  const form = useAppForm<Grant>({
    values: { address: '', role: 'minter', reason: '' },
    isCheckedOnBlur: true,
    check: ({ address, reason }) => ({
      address: parseAddress(address.trim()) ? undefined : t('addressWrong'),
      reason: reason.trim().length < SHORTEST_REASON ? t('grantReasonNeeded') : undefined,
    }),
    onSend: async ({ address, role, reason }, { reset }) => {
      setGranted(undefined)
      const grant = { address: address.trim(), role, reason }
      await giveRole(grant)
      setGranted(grant)
      reset()
      // The role stays chosen: several wallets often get the same one.
      form.setFieldValue('role', role)
      await queryClient.invalidateQueries({ queryKey: ['accounts'] })
    },
  })
  return (
    <Section title={t('grant')}>
      <form.AppForm>
        <form.Form>
          <form.Failure />
          {granted ? (
            <Note tone="mint">
              {t('granted', { address: granted.address, role: t(`role.${granted.role}`) })}
            </Note>
          ) : null}
          <form.AppField name="address">
            {(field) => (
              <field.Text isRequired label={t('grantAddress')} autoComplete="off" spellCheck={false} />
            )}
          </form.AppField>
          <form.AppField name="role">
            {(field) => (
              <RadioChoice
                label={t('grantRole')}
                name="role"
                values={roles}
                chosen={field.state.value}
                onChoose={field.handleChange}
                textOf={(one) => t(`role.${one}`)}
              />
            )}
          </form.AppField>
          <form.AppField name="reason">
            {(field) => (
              <field.Text
                isRequired
                label={t('grantReason')}
                hint={t('grantReasonHint')}
                autoComplete="off"
              />
            )}
          </form.AppField>
          <form.Submit workingText={t('working')}>{t('grantSend')}</form.Submit>
        </form.Form>
      </form.AppForm>
    </Section>
  )
}
