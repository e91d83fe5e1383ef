import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useEdited } from '../../../../parts/use-edited.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { announce } from '../actions/announce.ts'

type PhasesFormProps = { id: string; whitelistAt: number | null; publicAt: number | null }

/** The announced start of the phases, for the countdown. Only the chain decides what is really open. */
export function PhasesForm({ id, whitelistAt, publicAt }: PhasesFormProps) {
  const t = useTranslations('launchpad')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const { values, change, clear } = useEdited({
    listText: textOf(whitelistAt),
    publicText: textOf(publicAt),
  })
  const { listText, publicText } = values
  const save = useMutation({
    mutationFn: () => announce(id, { whitelistAt: secondsOf(listText), publicAt: secondsOf(publicText) }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['collections', 'launchpad'] })
      clear()
    },
  })
  return (
    <fieldset className="border-line grid gap-4 border-t-2 pt-4">
      <legend className="font-display pr-3 text-lg font-extrabold">{t('phasesTitle')}</legend>
      <p className="text-soft text-sm">{t('phasesText')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={t('phaseList')}
          value={listText}
          onText={(text) => change({ listText: text })}
        />
        <TextField
          type="datetime-local"
          label={t('phasePublic')}
          value={publicText}
          onText={(text) => change({ publicText: text })}
        />
      </div>
      {save.isError ? <Note tone="berry">{wordsOf(save.error).text}</Note> : null}
      {save.isSuccess ? <Note tone="mint">{t('phasesSaved')}</Note> : null}
      <Button className="justify-self-start" disabled={save.isPending} onClick={() => save.mutate()}>
        {t('phasesSave')}
      </Button>
    </fieldset>
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
