import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import type { Me } from '../../../session/me-query.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { deleteAccount, downloadData } from '../actions/own-account.ts'
import { Form } from './form.tsx'
import { Section } from './section.tsx'

export function DataSection({ me, onDeleted }: { me: Me; onDeleted: () => void }) {
  const t = useTranslations('accounts')
  const wordsOf = useFailureWords()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const download = useMutation({ mutationFn: downloadData })
  const remove = useMutation({ mutationFn: () => deleteAccount(typed), onSuccess: onDeleted })
  const name = me.email ?? me.address ?? ''
  return (
    <Section title={t('data')} text={t('dataText')}>
      {download.isError ? <Note tone="berry">{wordsOf(download.error).text}</Note> : null}
      <div className="flex flex-wrap gap-3">
        <Button size="small" disabled={download.isPending} onClick={() => download.mutate()}>
          {t('download')}
        </Button>
        <Button size="small" look="quiet" onClick={() => setOpen(true)}>
          {t('delete')}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('delete')}
        description={t('deleteText', { name })}
        closeLabel={t('close')}
      >
        <Form onSend={() => remove.mutate()}>
          {remove.isError ? <Note tone="berry">{wordsOf(remove.error).text}</Note> : null}
          <TextField label={t('deleteConfirm')} value={typed} onText={setTyped} autoComplete="off" />
          <SubmitButton isWorking={remove.isPending} workingText={t('working')}>
            {t('deleteNow')}
          </SubmitButton>
        </Form>
      </Dialog>
    </Section>
  )
}
