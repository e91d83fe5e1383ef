import { parseAddress } from '@mofu/domain/address'
import { type Role, roles } from '@mofu/domain/roles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Note } from '../../../ui/note.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { giveRole } from '../actions/change-role.ts'
import { useFields } from '../use-fields.ts'
import { Form } from './form.tsx'
import { Section } from './section.tsx'

const SHORTEST_REASON = 3

export function GrantForm() {
  const t = useTranslations('accounts')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const [role, setRole] = useState<Role>('minter')
  const fields = useFields({ address: '', reason: '' }, (name, values) => {
    if (name === 'address') return parseAddress(values.address.trim()) ? undefined : t('addressWrong')
    return values.reason.trim().length < SHORTEST_REASON ? t('grantReasonNeeded') : undefined
  })
  const grant = useMutation({
    mutationFn: giveRole,
    onSuccess: async () => {
      fields.clear()
      await queryClient.invalidateQueries({ queryKey: ['accounts'] })
    },
  })
  const { address, reason } = fields.values
  return (
    <Section title={t('grant')}>
      <Form onSend={() => fields.isRight() && grant.mutate({ address: address.trim(), role, reason })}>
        {grant.isError ? <Note tone="berry">{wordsOf(grant.error).text}</Note> : null}
        {grant.isSuccess ? (
          <Note tone="mint">
            {t('granted', { address: grant.variables.address, role: t(`role.${grant.variables.role}`) })}
          </Note>
        ) : null}
        <TextField
          {...fields.bind('address')}
          label={t('grantAddress')}
          autoComplete="off"
          spellCheck={false}
        />
        <fieldset>
          <legend className="font-display mb-1 font-extrabold">{t('grantRole')}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            {roles.map((one) => (
              <label key={one} className="flex min-h-10 cursor-pointer items-center gap-2 font-semibold">
                <input
                  type="radio"
                  name="role"
                  className="accent-coral size-5"
                  checked={role === one}
                  onChange={() => setRole(one)}
                />
                {t(`role.${one}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <TextField
          {...fields.bind('reason')}
          label={t('grantReason')}
          hint={t('grantReasonHint')}
          autoComplete="off"
        />
        <SubmitButton isWorking={grant.isPending} workingText={t('working')}>
          {t('grantSend')}
        </SubmitButton>
      </Form>
    </Section>
  )
}
