import { type ReportReason, reportReasons } from '@mofu/domain/item-reports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { reportPet } from './actions/report-pet.ts'

type ReportDialogProps = { id: string; name: string; session: string | undefined; onClose: () => void }

export function ReportDialog({ id, name, session, onClose }: ReportDialogProps) {
  const t = useTranslations('trade')
  const tTx = useTranslations('tx')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('report.title', { name })}
      description={t('report.text')}
      closeLabel={tTx('close')}
    >
      {session === undefined ? (
        <Link to="/account" className={buttonStyle('main')}>
          {t('report.signIn')}
        </Link>
      ) : (
        <ReportForm id={id} onSent={onClose} />
      )}
    </Dialog>
  )
}

function ReportForm({ id, onSent }: { id: string; onSent: () => void }) {
  const t = useTranslations('trade')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState<ReportReason>('copy')
  const [words, setWords] = useState('')
  const send = useMutation({
    mutationFn: reportPet,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['market', 'report', id] })
      onSent()
    },
  })
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate({ id, reason, words })
      }}
    >
      {send.isError ? <Note tone="berry">{wordsOf(send.error).text}</Note> : null}
      <fieldset>
        <legend className="font-display mb-1 font-extrabold">{t('report.why')}</legend>
        {reportReasons.map((one) => (
          <label key={one} className="flex min-h-10 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="reason"
              className="accent-coral size-5"
              checked={reason === one}
              onChange={() => setReason(one)}
            />
            {t(`report.reason.${one}`)}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t('report.words')}
        hint={t('report.wordsHint')}
        value={words}
        maxLength={1_000}
        onText={setWords}
      />
      <SubmitButton isWorking={send.isPending} workingText={t('report.sending')}>
        {t('report.send')}
      </SubmitButton>
    </form>
  )
}
