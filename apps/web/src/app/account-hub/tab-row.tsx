import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { meQuery } from '../../session/me-query.ts'
import { useReader } from '../../session/use-reader.ts'
import { tabStyle } from '../../ui/tab-style.ts'
import { type HubPage, hubPageNames, hubPages } from './hub-pages.ts'

/** The tabs of all pages fit into one row on a desktop. */
const narrow = 'px-3!'

/** One row that scrolls sideways on a phone, with the page that is open in view. */
export function TabRow({ at }: { at: HubPage }) {
  const t = useTranslations('accounts')
  const reader = useReader()
  const showCurrent = useCallback((list: HTMLUListElement | null) => {
    const current = list?.querySelector('[aria-current]')?.parentElement
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
  }, [])
  return (
    <nav aria-label={t('hub.label')}>
      <ul ref={showCurrent} className="relative flex gap-1 overflow-x-auto pb-2 xl:flex-wrap">
        {hubPageNames.map((page) => (
          <li key={page} className="shrink-0">
            <Link
              {...hubPages[page]}
              aria-current={page === at ? 'page' : undefined}
              className={tabStyle(page === at, 'small', narrow)}
            >
              {t(`hub.${page}`)}
            </Link>
          </li>
        ))}
        <li className="shrink-0">
          <Link to="/mall/entry" className={areaStyle}>
            {t('hub.shops')}
          </Link>
        </li>
        {reader?.way === 'web3' ? <AdminTab reader={reader.key} /> : null}
      </ul>
    </nav>
  )
}

const areaStyle = tabStyle(false, 'small', `${narrow} border-dashed`)

/** The admin area. The server authorises; this only spares others a link. */
function AdminTab({ reader }: { reader: string }) {
  const t = useTranslations('accounts')
  const me = useQuery(meQuery(reader))
  if (!me.data?.roles.includes('admin')) return null
  return (
    <li className="shrink-0">
      <Link to="/admin" className={areaStyle}>
        {t('adminTitle')}
      </Link>
    </li>
  )
}
