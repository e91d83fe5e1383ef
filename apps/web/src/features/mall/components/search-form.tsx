import { Link, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { everywhere, type MallSearch, type MallSort, mallSortNames, readMallSearch } from '../mall-search.ts'
import { Suggestions } from './suggestions.tsx'

/** Search terms and sort order. Both are in the address, so that a search can be shared. */
export function SearchForm({ search }: { search: MallSearch }) {
  const t = useTranslations('mall')
  const navigate = useNavigate()
  const [text, setText] = useState(search.q ?? '')
  const [shown, setShown] = useState(search.q)
  const id = useId()
  // Another search replaces the words; “Show everything” leaves them to be changed.
  if (search.q !== shown) {
    setShown(search.q)
    if (search.q !== undefined) setText(search.q)
  }
  const [isTyping, setTyping] = useState(false)
  const rest = readMallSearch({ ...search, q: '', view: '' })
  const go = (next: MallSearch) => void navigate({ to: '/mall', search: next })
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <search className="min-w-0 grow sm:max-w-xl">
        <form
          className="relative flex gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            setTyping(false)
            const q = text.trim()
            go(q === '' ? rest : { ...rest, q })
          }}
        >
          <label htmlFor={id} className="sr-only">
            {t('search')}
          </label>
          <input
            id={id}
            type="search"
            value={text}
            maxLength={100}
            placeholder={t('searchHint')}
            autoComplete="off"
            onChange={({ target }) => {
              setText(target.value)
              setTyping(true)
            }}
            onKeyDown={({ key }) => {
              if (key === 'Escape') setTyping(false)
            }}
            className="border-line-strong bg-card text-ink focus-visible:border-focus min-h-12 w-full min-w-0 rounded-full border-2 px-5 outline-none"
          />
          <Button
            aria-label={t('search')}
            className="px-4!"
            onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            <Search aria-hidden="true" className="size-5" />
          </Button>
          {isTyping && text.trim().length > 1 ? (
            <Suggestions text={text} rest={rest} onLeave={() => setTyping(false)} />
          ) : null}
        </form>
        {search.category === undefined || search.q === undefined ? null : (
          <p className="mt-2 pl-5">
            <Link to="/mall" search={everywhere(search)} className="underline underline-offset-4">
              {t('searchAll')}
            </Link>
          </p>
        )}
      </search>
      <SelectField
        label={t('sort')}
        isLabelHidden
        value={search.sort ?? 'popular'}
        choices={mallSortNames.map((sort) => ({ value: sort, label: t(`sortBy.${sort}`) }))}
        onChoose={(chosen: MallSort) => go(readMallSearch({ ...search, sort: chosen }))}
      />
    </div>
  )
}
