import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import type { Me } from '../../../session/me-query.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { deleteAccount, downloadData } from '../actions/own-account.ts'
import { Section } from './section.tsx'

export function DataSection({ me, onDeleted }: { me: Me; onDeleted: () => void }) {
  const t = useTranslations('accounts')
  const wordsOf = useFailureWords()
  const [isOpen, setOpen] = useState(false)
  const download = useMutation({ mutationFn: downloadData })
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
        <DeleteForm onDeleted={onDeleted} />
      </Dialog>
    </Section>
  )
}

/** The server compares what was typed with the account's name. */
function DeleteForm({ onDeleted }: { onDeleted: () => void }) {
  const t = useTranslations('accounts')
  const form = useAppForm({
    values: { typed: '' },
    check: () => ({}),
    onSend: async ({ typed }) => {
      await deleteAccount(typed)
      onDeleted()
    },
  })
  return (
    <form.AppForm>
      <form.Form>
        <form.Failure />
        <form.AppField name="typed">
          {(field) => <field.Text isRequired label={t('deleteConfirm')} autoComplete="off" />}
        </form.AppField>
        <form.Submit workingText={t('working')}>{t('deleteNow')}</form.Submit>
      </form.Form>
    </form.AppForm>
  )
}
