import { nftSorts } from '@mofu/domain/nft-sorts'
import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import type { ListProps } from '../list-search.ts'
import { FilterButton } from './filter-button.tsx'

const sortWords = {
  newest: 'sortNewest',
  oldest: 'sortOldest',
  price_low: 'sortPriceLow',
  price_high: 'sortPriceHigh',
  listed: 'sortListed',
} as const

/** The debounce while the user types. */
const TYPING_MS = 350

const field =
  'border-line-strong bg-card focus-visible:border-focus min-h-12 rounded-full border-2 px-4 outline-none'

/** Search and sort order; on small screens also the filter button. */
export function ListBar({ search, onSearch }: ListProps) {
  const t = useTranslations('market')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField search={search} onSearch={onSearch} />
      <label className="flex grow items-center gap-2 sm:grow-0">
        <span className="sr-only">{t('sort')}</span>
        <select
          value={search.sort ?? 'newest'}
          onChange={({ target }) => {
            const sort = nftSorts.find((one) => one === target.value) ?? 'newest'
            onSearch({ ...search, sort })
          }}
          className={`${field} font-display w-full font-extrabold`}
        >
          {nftSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(sortWords[sort])}
            </option>
          ))}
        </select>
      </label>
      <FilterButton search={search} onSearch={onSearch} />
    </div>
  )
}

function SearchField({ search, onSearch }: ListProps) {
  const t = useTranslations('market')
  const id = useId()
  const { q = '' } = search
  const [text, setText] = useState(q)
  const [known, setKnown] = useState(q)
  const [sent, setSent] = useState(q)
  if (known !== q) {
    // Cleared or changed elsewhere. What was sent from here is in the field, perhaps with more typed after it.
    if (q !== sent) setText(q)
    setKnown(q)
    setSent(q)
  }
  useEffect(() => {
    if (text.trim() === q) return undefined
    const timer = setTimeout(() => {
      setSent(text.trim())
      onSearch({ ...search, q: text })
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, q, search, onSearch])
  return (
    <div className="relative min-w-0 grow basis-64">
      <label htmlFor={id} className="sr-only">
        {t('search')}
      </label>
      <Search aria-hidden="true" className="text-soft absolute top-3.5 left-4 size-5" />
      <input
        id={id}
        type="search"
        value={text}
        maxLength={100}
        placeholder={t('searchHint')}
        onChange={({ target }) => setText(target.value)}
        // The field keeps the typed text while the list catches up.
        className={`${field} placeholder:text-soft w-full pl-12`}
      />
    </div>
  )
}
