import type { ManagedMachine } from '@mofu/wire/gacha/management'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useConnection } from 'wagmi'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import type { GachaPlace } from '../gacha-place.ts'
import { AdminOnly } from './admin-only.tsx'
import { CreateMachineForm } from './components/create-machine-form.tsx'
import { OpenSection } from './components/open-section.tsx'
import { TextsForm } from './components/texts-form.tsx'
import { coinQuery } from './queries.ts'

/** `/gachaMachine-edit/new` creates a machine; with a number an admin edits it. */
export function EditScreen({ id }: { id: string }) {
  const t = useTranslations('gachaManagement')
  const title = t(id === 'new' ? 'newTitle' : 'editTitle')
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <PageTitle text={`${title} · Mofu`} />
      <header className="mb-8">
        <Link to="/gachaMachine/manager" className="text-soft hover:text-ink underline underline-offset-4">
          {t('back')}
        </Link>
        <h1 className="mt-2 text-4xl leading-tight sm:text-5xl">{title}</h1>
        <p className="text-soft mt-2 text-lg">{t(id === 'new' ? 'newText' : 'editText')}</p>
      </header>
      <AdminOnly>
        {(report, place) => (
          <OnNetwork place={place}>
            {id === 'new' ? (
              <NewMachine isCreationEnded={report.isCreationEnded} place={place} />
            ) : (
              <OneMachine
                place={place}
                machine={report.list.find(({ collectionId }) => String(collectionId) === id)}
              />
            )}
          </OnNetwork>
        )}
      </AdminOnly>
    </div>
  )
}

function OnNetwork({ place, children }: { place: GachaPlace; children: ReactNode }) {
  const { title } = useNetwork()
  const { chainId } = useConnection()
  return (
    <div className="grid gap-6">
      {/* Beside the form and not in its place: what was typed must survive a change of the wallet's network. */}
      {chainId === place.chainId ? null : <SwitchNetwork chainId={place.chainId} networkTitle={title} />}
      {children}
    </div>
  )
}

function NewMachine({ isCreationEnded, place }: { isCreationEnded: boolean; place: GachaPlace }) {
  const t = useTranslations('gachaManagement')
  const coin = useQuery({ ...coinQuery(useChainClient(place.chainId), place), enabled: !isCreationEnded })
  if (isCreationEnded) {
    return <StateNote scene="empty" title={t('creationEndedTitle')} text={t('creationEnded')} />
  }
  if (coin.data) return <CreateMachineForm place={place} coin={coin.data} />
  return coin.isError ? (
    <FailureNote title={t('failed')} error={coin.error} onRetry={() => void coin.refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-[28px]" />
  )
}

function OneMachine({ place, machine }: { place: GachaPlace; machine: ManagedMachine | undefined }) {
  const t = useTranslations('gachaManagement')
  if (!machine) {
    return (
      <StateNote scene="error" title={t('noSuchMachine')}>
        <Link to="/gachaMachine/manager" className={buttonStyle('plain')}>
          {t('back')}
        </Link>
      </StateNote>
    )
  }
  return (
    <>
      <OpenSection place={place} machine={machine} />
      <TextsForm place={place} machine={machine} />
    </>
  )
}
