import { parseAddress } from '@mofu/domain/address'
import { redeemValue } from '@mofu/domain/redeem-value'
import type { Machine } from '@mofu/wire/gacha'
import { useQuery } from '@tanstack/react-query'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAccount } from '../../wallet/account.ts'
import { openWalletDialog } from '../../wallet/wallet-dialog-state.ts'
import { OwnPets } from './components/own-pets.tsx'
import { amountText, coinOf } from './gacha-coin.ts'
import { type GachaPlace, gachaPlace } from './gacha-place.ts'
import { machinesQuery } from './queries.ts'

/** The pets a wallet can give back to their machine, and what each pays. */
export function RedeemScreen() {
  const t = useTranslations('gacha')
  const place = gachaPlace(useNetwork())
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('redeemTitle')} · Mofu`} />
      <header className="mb-8 max-w-2xl">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('redeemTitle')}</h1>
        <p className="text-soft mt-2 text-lg">{t('redeemText')}</p>
      </header>
      {place ? <Redeemable place={place} /> : <NotDeployedNote />}
    </div>
  )
}

function Redeemable({ place }: { place: GachaPlace }) {
  const t = useTranslations('gacha')
  const account = useAccount()
  const machines = useQuery(machinesQuery(place))
  const address = account.status === 'connected' ? parseAddress(account.address) : undefined
  if (machines.data === undefined) {
    return machines.isError ? (
      <FailureNote title={t('failed')} error={machines.error} onRetry={() => void machines.refetch()} />
    ) : (
      <Skeleton className="h-64 rounded-[28px]" />
    )
  }
  const { list } = machines.data.data
  if (list.length === 0) return <StateNote scene="empty" title={t('noneTitle')} text={t('noneText')} />
  return (
    <div className="grid gap-8">
      {list.map((machine) => (
        <section key={machine.id} aria-labelledby={machine.id}>
          <h2 id={machine.id} className="text-2xl">
            {machine.name}
          </h2>
          <Example machine={machine} />
          {address ? (
            <OwnPets
              place={place}
              machine={machine}
              account={address}
              empty={<StateNote scene="empty" title={t('redeemNoneTitle')} text={t('redeemNoneText')} />}
            />
          ) : account.status === 'returning' ? (
            <Skeleton className="h-64 rounded-[28px]" />
          ) : null}
        </section>
      ))}
      {account.status === 'none' ? (
        <StateNote scene="empty" title={t('redeemConnectTitle')} text={t('redeemConnectText')}>
          <Button look="main" onClick={openWalletDialog}>
            {t('connect')}
          </Button>
        </StateNote>
      ) : null}
    </div>
  )
}

/** The fee in numbers, at the price of now. */
function Example({ machine }: { machine: Machine }) {
  const t = useTranslations('gacha')
  const coin = coinOf(machine)
  const paid = BigInt(machine.price)
  const value = redeemValue(paid)
  const text = (amount: bigint) => amountText(coin, amount)
  return (
    <p className="text-soft mb-4">
      {t('redeemExample', { paid: text(paid), value: text(value), fee: text(paid - value) })}
    </p>
  )
}
