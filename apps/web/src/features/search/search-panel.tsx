import { limits } from '@mofu/domain/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'

import { useNetwork } from '../../api/app-config.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TopDialog } from '../../ui/top-dialog.tsx'
import { RecentSearches } from './components/recent-searches.tsx'
import { SearchNote } from './components/search-note.tsx'
import { SearchResults } from './components/search-results.tsx'
import { groupsOf, petsWith } from './groups.ts'
import { searchQuery } from './queries.ts'
import { rememberSearch, useRecentSearches } from './recent-searches.ts'
import { useActiveOption } from './use-active-option.ts'
import { useSettled } from './use-settled.ts'

/** Somebody who types quickly asks once, and the answer still seems immediate. */
const SETTLE_MS = 150

/** One text finds pets, collections, names, people, products and shops: ARIA's combobox with a listbox. */
export function SearchPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('search')
  const language = useLanguage()
  const router = useRouter()
  const { chainId } = useNetwork()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const recent = useRecentSearches()
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const asked = useSettled(text, SETTLE_MS)
  const { data, isPlaceholderData, isError, error, refetch } = useQuery({
    ...searchQuery(chainId, asked),
    placeholderData: keepPreviousData,
  })
  // An earlier text's results stay on screen until the answer has come, but nothing in them can be chosen by a key.
  const isCurrent = asked === text && data !== undefined && !isPlaceholderData
  const groups = data === undefined || text === '' ? [] : groupsOf(data, asked, language)
  const rows = groups.reduce((sum, { hits, all }) => sum + hits.length + (all ? 1 : 0), 0)
  const count = text === '' ? recent.length : rows
  const { index, onArrow } = useActiveOption(text, text === '' || isCurrent ? count : 0, text === '' ? -1 : 0)
  const optionId = (of: number) => `${listId}-${of}`
  const close = () => {
    setTyped('')
    onClose()
  }
  const finish = () => {
    rememberSearch(text)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that accepts a suggestion of an input method is not ours.
    if (event.nativeEvent.isComposing || onArrow(event) || event.key !== 'Enter') return
    event.preventDefault()
    if (index >= 0) document.querySelector<HTMLElement>(`#${CSS.escape(optionId(index))}`)?.click()
    else if (text !== '') {
      void router.navigate(petsWith(text))
      finish()
    }
  }
  return (
    <TopDialog isOpen={isOpen} onClose={close} label={t('title')} initialFocus={field}>
      <div className="border-line flex items-center gap-2 border-b-2 px-4 py-2">
        <Search aria-hidden="true" className="text-soft size-5 shrink-0" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? listId : undefined}
          aria-activedescendant={index >= 0 ? optionId(index) : undefined}
          placeholder={t('placeholder')}
          maxLength={limits.searchTextMost}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          className="placeholder:text-soft min-h-12 min-w-0 grow bg-transparent text-lg outline-none"
        />
        <IconButton label={t('close')} onClick={close}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain p-2">
        {text === '' ? (
          <RecentSearches
            id={listId}
            searches={recent}
            active={index}
            onChoose={(search) => {
              setTyped(search)
              field.current?.focus()
            }}
          />
        ) : isError && asked === text ? (
          <SearchNote error={error} onRetry={() => void refetch()} />
        ) : isCurrent && rows === 0 ? (
          <SearchNote text={text} />
        ) : rows === 0 ? null : (
          <SearchResults
            id={listId}
            groups={groups}
            active={index}
            isCurrent={isCurrent}
            text={asked}
            onOpen={finish}
          />
        )}
      </div>
      <output className="sr-only">
        {text !== '' && isCurrent
          ? t('found', { count: groups.reduce((sum, { hits }) => sum + hits.length, 0) })
          : ''}
      </output>
    </TopDialog>
  )
}
