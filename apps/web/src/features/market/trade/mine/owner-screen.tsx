import { type Address } from '@mofu/domain/address'

import { useNetwork } from '../../../../api/app-config.ts'
import { useIndexedBlock } from '../../../../api/indexed-block.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../../parts/address-label.tsx'
import { StateNote } from '../../../../parts/state-note.tsx'
import { PageTitle } from '../../../../ui/page-title.tsx'
import { PetList } from '../../components/pet-list.tsx'
import { MyActivity } from './my-activity.tsx'

/** Another user's pets and activity: public on the chain. */
export function OwnerScreen({ address }: { address: Address }) {
  const t = useTranslations('trade')
  const { chainId } = useNetwork()
  const block = useIndexedBlock(chainId) ?? 0
  const owner = address.toLowerCase()
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('ownerTitle')} · Mofu`} />
      <h1 className="text-4xl leading-tight sm:text-5xl">{t('ownerTitle')}</h1>
      <p className="mt-2 mb-6">
        <AddressLabel address={address} copyName={t('ownerAddress')} chainId={chainId} isFull />
      </p>
      <PetList
        filter={{ chainId, owner }}
        empty={<StateNote scene="empty" title={t('ownerEmptyTitle')} text={t('ownerEmptyText')} />}
      />
      <section aria-labelledby="owner-activity" className="mt-12">
        <h2 id="owner-activity" className="mb-3 text-2xl">
          {t('tabs.activity')}
        </h2>
        <MyActivity whose={{ chainId, account: owner, block }} />
      </section>
    </div>
  )
}
