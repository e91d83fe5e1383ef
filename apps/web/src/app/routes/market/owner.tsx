import { parseAddress } from '@mofu/domain/address'
import { useParams, useSearch } from '@tanstack/react-router'

import { OwnedCollections } from '../../../features/collections/owned-collections.tsx'
import { OwnerScreen } from '../../../features/market/trade/mine/owner-screen.tsx'
import { NameAbout } from '../../../features/names/name-about.tsx'
import { OwnedNames } from '../../../features/names/owned-names.tsx'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { StateNote } from '../../../parts/state-note.tsx'
import { NotFoundScreen } from '../../shell/not-found-screen.tsx'

export default function OwnerRoute() {
  const { address } = useParams({ from: '/owner/$address' })
  const { tab = 'pets' } = useSearch({ from: '/owner/$address' })
  const t = useTranslations('collections')
  const parsed = parseAddress(address)
  if (!parsed) return <NotFoundScreen />
  const empty = <StateNote scene="empty" title={t('mineEmptyTitle')} text={t('ownerEmptyText')} />
  return (
    <OwnerScreen
      key={parsed}
      address={parsed}
      tab={tab}
      drawAbout={(nameId) => <NameAbout nameId={nameId} address={parsed} />}
      collections={<OwnedCollections owner={parsed.toLowerCase()} empty={empty} />}
      names={<OwnedNames owner={parsed} />}
    />
  )
}
