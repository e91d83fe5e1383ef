import type { WhitelistDefaults } from '@mofu/domain/whitelist'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import type { ReadList } from '../actions/tree-worker.ts'
import { readList, uploadWhitelist } from '../actions/upload-whitelist.ts'
import type { GivenList } from '../sale-values.ts'

type ListFieldProps = {
  /** The defaults for a line that only has an address. */
  defaults: WhitelistDefaults
  given: GivenList
  onGiven: (list: GivenList) => void
  problem: string | undefined
}

/** A whitelist, typed or from a file: its tree is built here, built again by the server, and compared. */
export function ListField({ defaults, given, onGiven, problem }: ListFieldProps) {
  const t = useTranslations('launchpad')
  const wordsOf = useFailureWords()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [read, setRead] = useState<ReadList>()
  const keep = useMutation({
    mutationFn: async (list: string) => {
      const found = await readList({ text: list, defaults })
      setRead(found)
      if (found.whole) onGiven({ ...(await uploadWhitelist(found.whole)), defaults })
    },
  })
  const change = (next: string) => {
    setText(next)
    setRead(undefined)
    onGiven(next.trim() === '' ? undefined : 'unchecked')
    keep.reset()
  }
  return (
    <div className="grid gap-3">
      <TextArea
        label={t('list')}
        hint={t('listHint')}
        problem={problem}
        rows={6}
        spellCheck={false}
        // Rendering a long list would slow the page down, so only its beginning is shown.
        value={text.length > 20_000 ? `${text.slice(0, 20_000)}…` : text}
        readOnly={text.length > 20_000}
        onText={change}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => input.current?.click()}>
          {t('listFile')}
        </Button>
        <Button
          size="small"
          disabled={text.trim() === '' || keep.isPending}
          onClick={() => keep.mutate(text)}
        >
          {keep.isPending ? t('listWorking') : t('listCheck')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={t('listFile')}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            void target.files?.[0]?.text().then((content) => {
              target.value = ''
              change(content)
              keep.mutate(content)
            })
          }}
        />
      </div>
      {keep.isError ? <Note tone="berry">{wordsOf(keep.error).text}</Note> : null}
      {read && read.faults.length > 0 ? (
        <Note tone="berry" title={t('listFaults', { count: read.faults.length })}>
          <ul className="mt-2 grid gap-1 text-sm font-normal">
            {read.faults.slice(0, 10).map(({ line, text: wrong, why }) => (
              <li key={line} className="break-all">
                {t('listFault', { line, why: t(`fault.${why}`) })} <code>{wrong}</code>
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
      {read && read.faults.length === 0 && !read.whole ? (
        <Note tone="berry">{t('listSize', { count: read.count })}</Note>
      ) : null}
      {given && given !== 'unchecked' ? (
        <Note tone="mint" title={t('listKept', { count: given.count })}>
          <p className="text-xs font-normal break-all">
            {t('root')} <code>{given.merkleRoot}</code>
          </p>
        </Note>
      ) : null}
    </div>
  )
}
