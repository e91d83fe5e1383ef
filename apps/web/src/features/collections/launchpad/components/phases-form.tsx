import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { Note } from '../../../../ui/note.tsx'
import { announce } from '../actions/announce.ts'

type PhasesFormProps = { id: string; whitelistAt: number | null; publicAt: number | null }

/** The announced start of the phases, for the countdown. Only the chain decides what is really open. */
export function PhasesForm({ id, whitelistAt, publicAt }: PhasesFormProps) {
  const t = useTranslations('launchpad')
  const queryClient = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const form = useAppForm({
    values: { listText: textOf(whitelistAt), publicText: textOf(publicAt) },
    check: () => ({}),
    onSend: async ({ listText, publicText }) => {
      await announce(id, { whitelistAt: secondsOf(listText), publicAt: secondsOf(publicText) })
      setSaved(true)
      await queryClient.invalidateQueries({ queryKey: ['collections', 'launchpad'] })
    },
  })
  return (
    <form.AppForm>
      <form.Form onEdit={() => setSaved(false)}>
        <fieldset className="border-line grid gap-4 border-t-2 pt-4">
          <legend className="font-display pr-3 text-lg font-extrabold">{t('phasesTitle')}</legend>
          <p className="text-soft text-sm">{t('phasesText')}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <form.AppField name="listText">
              {(field) => <field.Text type="datetime-local" label={t('phaseList')} />}
            </form.AppField>
            <form.AppField name="publicText">
              {(field) => <field.Text type="datetime-local" label={t('phasePublic')} />}
            </form.AppField>
          </div>
          <form.Failure />
          {isSaved ? <Note tone="mint">{t('phasesSaved')}</Note> : null}
          <form.Submit look="plain" className="justify-self-start" workingText={t('phasesSave')}>
            {t('phasesSave')}
          </form.Submit>
        </fieldset>
      </form.Form>
    </form.AppForm>
  )
}

/** For a datetime-local input: local time, to the minute. */
function textOf(seconds: number | null): string {
  if (seconds === null) return ''
  const here = new Date(seconds * 1000 - new Date(seconds * 1000).getTimezoneOffset() * 60_000)
  return here.toISOString().slice(0, 16)
}

function secondsOf(text: string): number | null {
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.floor(at / 1000)
}
