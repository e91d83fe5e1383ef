import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../i18n/use-translations.ts'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { useNetwork } from '../../session/app-config.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { CollectionChips } from './components/collection-chips.tsx'
import { PetList } from './components/pet-list.tsx'

export function ListScreen({ collection }: { collection: string | undefined }) {
  const t = useTranslations('market')
  const { chainId, contracts } = useNetwork()
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('listTitle')} · Mofu`} />
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mb-8">
        <div className="max-w-xl">
          <h1 className="text-4xl leading-tight sm:text-5xl">{t('listTitle')}</h1>
          <p className="text-soft mt-2 text-lg">{t('listText')}</p>
        </div>
        <Link to="/mint" className={buttonStyle('main', 'large')}>
          {t('mintOne')}
        </Link>
      </header>
      {contracts === null ? (
        <NotDeployedNote />
      ) : (
        <>
          <CollectionChips chainId={chainId} chosen={collection} />
          <PetList
            key={collection}
            filter={{ chainId, collection }}
            empty={<StateNote scene="empty" title={t('emptyTitle')} text={t('emptyText')} />}
          />
        </>
      )}
    </div>
  )
}
