import { textIn } from '@mofu/domain/local-text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

import { useLanguage } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import type { MallSearch } from '../mall-search.ts'
import { suggestionsQuery } from '../queries.ts'

/** The debounce while the user types. */
const TYPING_MS = 200

type SuggestionsProps = { text: string; rest: MallSearch; onLeave: () => void }

/** What the typed text may become, and the best products so far. */
export function Suggestions({ text, rest, onLeave }: SuggestionsProps) {
  const t = useTranslations('mall')
  const language = useLanguage()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The form around the list has the field, so going on typing does not close it.
    const leave = ({ target }: Event) => {
      if (target instanceof Node && list.current?.parentElement?.contains(target) === false) onLeave()
    }
    const events = ['pointerdown', 'focusin'] as const
    events.forEach((one) => document.addEventListener(one, leave))
    return () => events.forEach((one) => document.removeEventListener(one, leave))
  }, [onLeave])
  const { data } = useQuery(suggestionsQuery(asked))
  if (!data || data.queries.length + data.products.length === 0) return null
  const line = 'hover:bg-coral-wash block truncate rounded-xl px-3 py-2'
  return (
    <ul
      ref={list}
      aria-label={t('suggestions')}
      className="card absolute inset-x-0 top-full z-20 mt-2 grid gap-1 p-2 shadow-lg"
    >
      {data.queries.map((query) => (
        <li key={query}>
          <Link to="/mall" search={{ ...rest, q: query }} onClick={onLeave} className={line}>
            {query}
          </Link>
        </li>
      ))}
      {data.products.map(({ id, title }) => (
        <li key={id}>
          <Link to="/product/$id" params={{ id: String(id) }} className={`${line} font-semibold`}>
            {textIn(language, title)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
