import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Note } from '../../../ui/note.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { bindInviter } from '../actions/own-account.ts'
import { useFields } from '../use-fields.ts'
import { Form } from './form.tsx'

/** Binds the account to its inviter, for users who came without a link. */
export function InviterForm({ address }: { address: string }) {
  const t = useTranslations('accounts')
  const wordsOf = useFailureWords()
  const queries = useQueryClient()
  const fields = useFields({ code: '' }, (_, { code }) =>
    code.trim() === '' ? t('inviterEmpty') : undefined,
  )
  const bind = useMutation({
    mutationFn: () => bindInviter(address, fields.values.code.trim()),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['accounts'] }),
  })
  return (
    <Form onSend={() => fields.isRight() && bind.mutate()}>
      {bind.isError ? <Note tone="berry">{wordsOf(bind.error).text}</Note> : null}
      <TextField
        {...fields.bind('code')}
        label={t('inviterCode')}
        hint={t('inviterHint')}
        autoComplete="off"
        spellCheck={false}
      />
      <SubmitButton isWorking={bind.isPending} workingText={t('working')}>
        {t('inviterBind')}
      </SubmitButton>
    </Form>
  )
}
