import type { Address } from '@mofu/domain/address'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import { coinOf } from '../gacha-coin.ts'
import type { GachaPlace } from '../gacha-place.ts'
import { useLiveMachine } from '../use-live-machine.ts'
import { CapsuleMachine } from './capsule-machine.tsx'
import { OddsPanel } from './odds-panel.tsx'
import { OwnPets } from './own-pets.tsx'
import { OwnPulls } from './own-pulls.tsx'
import { PricesPanel } from './prices-panel.tsx'
import { PullCounter } from './pull-counter.tsx'
import { QueueNote } from './queue-note.tsx'
import { RecentPulls } from './recent-pulls.tsx'

type MachineViewProps = { place: GachaPlace; number: number; account: Address | undefined }

/** One machine: what a pull costs, what may come out, and what the account has of it. */
export function MachineView({ place, number, account }: MachineViewProps) {
  const t = useTranslations('gacha')
  // Here, and not below: when the wallet connects, the machine is loaded again for its account.
  const [wanted, want] = useState(1)
  const { data, isError, error, refetch } = useLiveMachine(place, number, account)
  if (data === undefined) {
    return isError ? (
      <FailureNote title={t('failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-[28px]" />
    )
  }
  const machine = data.data
  const coin = coinOf(machine)
  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap items-center gap-6">
        <CapsuleMachine className="w-32 shrink-0 sm:w-40" />
        <div className="max-w-2xl grow basis-64">
          <h2 className="text-3xl">{machine.name}</h2>
          <p className="font-semibold">{machine.title}</p>
          <p className="text-soft mt-1">{machine.introduction}</p>
        </div>
      </header>
      {machine.isOpen ? null : <Note tone="honey">{t('closed')}</Note>}
      {machine.pending > 0 ? <QueueNote place={place} machine={machine} /> : null}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        {machine.isOpen ? (
          <PullCounter place={place} machine={machine} account={account} wanted={wanted} onWant={want} />
        ) : null}
        <OddsPanel machine={machine} />
      </div>
      {account ? (
        <>
          <OwnPulls place={place} machine={machine} account={account} />
          <section aria-labelledby="my-pets">
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
              <h2 id="my-pets" className="text-2xl">
                {t('minePets')}
              </h2>
              <Link to="/redeem" className="font-semibold underline underline-offset-4">
                {t('redeemHow')}
              </Link>
            </div>
            <OwnPets
              place={place}
              machine={machine}
              account={account}
              empty={<p className="text-soft">{t('minePetsNone')}</p>}
            />
          </section>
        </>
      ) : (
        <section aria-labelledby="my-pulls" className="card flex flex-wrap items-center gap-4 p-5 sm:p-6">
          <h2 id="my-pulls" className="text-2xl">
            {t('minePulls')}
          </h2>
          <p className="text-soft grow">{t('mineConnect')}</p>
          <Button onClick={openWalletDialog}>{t('connect')}</Button>
        </section>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <PricesPanel machine={machine} />
        <RecentPulls recent={machine.recent} coin={coin} />
      </div>
    </div>
  )
}
