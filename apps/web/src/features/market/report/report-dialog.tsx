import { type ReportReason, reportReasons } from '@mofu/domain/item-reports'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Dialog } from '../../../ui/dialog.tsx'
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
  const queryClient = useQueryClient()
  const form = useAppForm<{ reason: ReportReason; words: string }>({
    values: { reason: 'copy', words: '' },
    check: () => ({}),
    onSend: async ({ reason, words }) => {
      await reportPet({ id, reason, words })
      await queryClient.invalidateQueries({ queryKey: ['market', 'report', id] })
      onSent()
    },
  })
  return (
    <form.AppForm>
      <form.Form>
        <form.Failure />
        <form.AppField name="reason">
          {(field) => (
            <fieldset>
              <legend className="font-display mb-1 font-extrabold">{t('report.why')}</legend>
              {reportReasons.map((one) => (
                <label key={one} className="flex min-h-10 cursor-pointer items-center gap-2">
                  <input
                    type="radio"
                    name="reason"
                    className="accent-coral size-5"
                    checked={field.state.value === one}
                    onChange={() => field.handleChange(one)}
                  />
                  {t(`report.reason.${one}`)}
                </label>
              ))}
            </fieldset>
          )}
        </form.AppField>
        <form.AppField name="words">
          {(field) => (
            <field.TextArea label={t('report.words')} hint={t('report.wordsHint')} maxLength={1_000} />
          )}
        </form.AppField>
        <form.Submit workingText={t('report.sending')}>{t('report.send')}</form.Submit>
      </form.Form>
    </form.AppForm>
  )
}
