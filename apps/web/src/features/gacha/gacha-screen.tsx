import { parseAddress } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAccount } from '../../wallet/account.ts'
import { MachineView } from './components/machine-view.tsx'
import { type GachaPlace, gachaPlace } from './gacha-place.ts'
import { machinesQuery } from './queries.ts'

/** The gacha machines of a network, one at a time. */
export function GachaScreen({ chosen }: { chosen: number | undefined }) {
  const t = useTranslations('gacha')
  const place = gachaPlace(useNetwork())
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('title')} · Mofu`} />
      <h1 className="mb-6 text-4xl leading-tight sm:text-5xl">{t('title')}</h1>
      {place ? <Machines place={place} chosen={chosen} /> : <NotDeployedNote />}
    </div>
  )
}

function Machines({ place, chosen }: { place: GachaPlace; chosen: number | undefined }) {
  const t = useTranslations('gacha')
  const account = useAccount()
  const machines = useQuery(machinesQuery(place))
  if (machines.data === undefined) {
    return machines.isError ? (
      <FailureNote title={t('failed')} error={machines.error} onRetry={() => void machines.refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-[28px]" />
    )
  }
  const { list } = machines.data.data
  const shown =
    list.find(({ collectionId }) => collectionId === chosen) ?? list.find(({ isOpen }) => isOpen) ?? list[0]
  if (!shown) return <StateNote scene="empty" title={t('noneTitle')} text={t('noneText')} />
  const address = account.status === 'connected' ? parseAddress(account.address) : undefined
  return (
    <>
      {list.length > 1 ? (
        <nav aria-label={t('machines')} className="mb-6 flex flex-wrap gap-2">
          {list.map(({ id, collectionId, name }) => (
            <Link
              key={id}
              to="/gachaMachine"
              search={{ machine: collectionId }}
              aria-current={id === shown.id ? 'page' : undefined}
              className={buttonStyle('plain', 'small', id === shown.id ? 'border-coral' : '')}
            >
              {name}
            </Link>
          ))}
        </nav>
      ) : null}
      <MachineView key={shown.id} place={place} number={shown.collectionId} account={address} />
    </>
  )
}
