import type { NameFilter } from '@mofu/domain/name-filters'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { NameList } from './components/name-list.tsx'
import { NameSearch } from './components/name-search.tsx'
import { PriceList } from './components/price-list.tsx'
import { namesPlace } from './names-place.ts'

type NamesScreenProps = { typed: string; filter: NameFilter }

/** Finds, registers and lists names. */
export function NamesScreen({ typed, filter }: NamesScreenProps) {
  const t = useTranslations('names')
  const place = namesPlace(useNetwork())
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('title')} · Mofu`} />
      <header className="mb-8 max-w-2xl">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('title')}</h1>
        <p className="text-soft mt-2 text-lg">{t('text')}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <Link to="/user-center/mypns-list" className={buttonStyle('plain', 'small')}>
            {t('toMine')}
          </Link>
          <Link to="/pns-collection-report" search={{}} className={buttonStyle('plain', 'small')}>
            {t('toReport')}
          </Link>
        </p>
      </header>
      {place ? (
        <div className="grid gap-8">
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <NameSearch place={place} typed={typed} filter={filter} />
            <PriceList chainId={place.chainId} />
          </div>
          <NameList chainId={place.chainId} filter={filter} typed={typed} />
        </div>
      ) : (
        <NotDeployedNote />
      )}
    </div>
  )
}
