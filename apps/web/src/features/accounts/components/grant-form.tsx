import { parseAddress } from '@mofu/domain/address'
import { type Role, roles } from '@mofu/domain/roles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Note } from '../../../ui/note.tsx'
import { RadioChoice } from '../../../ui/radio-choice.tsx'
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
        <RadioChoice
          label={t('grantRole')}
          name="role"
          values={roles}
          chosen={role}
          onChoose={setRole}
          textOf={(one) => t(`role.${one}`)}
        />
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
