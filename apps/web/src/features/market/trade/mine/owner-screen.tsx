import { type Address } from '@mofu/domain/address'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useNetwork } from '../../../../api/app-config.ts'
import { useIndexedBlock } from '../../../../api/indexed-block.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { StateNote } from '../../../../parts/state-note.tsx'
import { tabStyle } from '../../../../ui/tab-style.ts'
import { PetList } from '../../components/pet-list.tsx'
import { MyActivity } from './my-activity.tsx'
import { OwnerHeader } from './owner-header.tsx'
import { type OwnerTab, ownerTabs } from './owner-tabs.ts'

type OwnerScreenProps = {
  address: Address
  tab: OwnerTab
  /** Of other features. */
  drawAbout: (nameId: string) => ReactNode
  collections: ReactNode
  names: ReactNode
}

/** An address as everybody sees it: its name, pets, collections, names and activity, all public on the chain. */
export function OwnerScreen({ address, tab, drawAbout, collections, names }: OwnerScreenProps) {
  const t = useTranslations('trade')
  const { chainId } = useNetwork()
  const block = useIndexedBlock(chainId) ?? 0
  const owner = address.toLowerCase()
  return (
    <div className="page py-8 sm:py-12">
      <OwnerHeader address={address} drawAbout={drawAbout} />
      <OwnerTabs address={owner} chosen={tab} />
      {tab === 'pets' ? (
        <PetList
          filter={{ chainId, owner }}
          empty={<StateNote scene="empty" title={t('ownerEmptyTitle')} text={t('ownerEmptyText')} />}
        />
      ) : null}
      {tab === 'collections' ? collections : null}
      {tab === 'names' ? names : null}
      {tab === 'activity' ? <MyActivity whose={{ chainId, account: owner, block }} /> : null}
    </div>
  )
}

/** Each tab has its own address, so that it can be shared. */
function OwnerTabs({ address, chosen }: { address: string; chosen: OwnerTab }) {
  const t = useTranslations('trade')
  return (
    <nav aria-label={t('ownerViews')} className="mt-8 mb-6">
      <ul className="flex flex-wrap gap-2">
        {ownerTabs.map((tab) => (
          <li key={tab}>
            <Link
              to="/owner/$address"
              params={{ address }}
              search={tab === 'pets' ? {} : { tab }}
              replace
              resetScroll={false}
              aria-current={tab === chosen ? 'page' : undefined}
              className={tabStyle(tab === chosen)}
            >
              {t(`ownerTabs.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
