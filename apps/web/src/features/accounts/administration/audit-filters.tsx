import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { downloadAudit } from '../actions/download-audit.ts'
import type { AuditFilter } from '../audit-filter.ts'

const fields = ['actor', 'action', 'from', 'to'] as const

type AuditFiltersProps = { filter: AuditFilter; onFilter: (filter: AuditFilter) => void }

/** Narrows the audit log down, and exports what is left. */
export function AuditFilters({ filter, onFilter }: AuditFiltersProps) {
  const t = useTranslations('administration')
  const wordsOf = useFailureWords()
  const [texts, setTexts] = useState({ actor: '', action: '', from: '', to: '' })
  const save = useMutation({ mutationFn: () => downloadAudit(filter) })
  return (
    <form
      aria-label={t('log.filter')}
      className="card grid gap-4 p-5 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault()
        const given = fields
          .map((name) => [name, texts[name].trim()] as const)
          .filter(([, text]) => text !== '')
        onFilter(Object.fromEntries(given))
      }}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {fields.map((name) => (
          <TextField
            key={name}
            label={t(`log.${name}`)}
            hint={name === 'action' ? t('log.actionHint') : undefined}
            type={name === 'from' || name === 'to' ? 'date' : 'text'}
            autoComplete="off"
            spellCheck={false}
            value={texts[name]}
            onText={(text) => setTexts((before) => ({ ...before, [name]: text }))}
          />
        ))}
      </div>
      {save.isError ? <Note tone="berry">{wordsOf(save.error).text}</Note> : null}
      <p className="flex flex-wrap gap-3">
        <button type="submit" className={buttonStyle('main')}>
          {t('log.apply')}
        </button>
        <Button disabled={save.isPending} onClick={() => save.mutate()}>
          {t('log.export')}
        </Button>
      </p>
    </form>
  )
}
