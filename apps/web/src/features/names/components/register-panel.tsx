import { nameTimes } from '@mofu/domain/name-state'
import { type ReactNode, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { UsdValue } from '../../../parts/usd/usd-value.tsx'
import { useStore } from '../../../storage/store.ts'
import { Note } from '../../../ui/note.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { StepList } from '../../../ui/step-list.tsx'
import type { NamesPlace } from '../names-place.ts'
import { pendingOf, pendingRegistrations } from '../pending-registrations.ts'
import type { NameOffer } from '../queries.ts'
import { yearChoices } from '../registration.ts'
import { useDateText } from '../use-date-text.ts'
import { useNamesAccount } from '../use-names-account.ts'
import { ContinueRegistration } from './continue-registration.tsx'
import { StartRegistration } from './start-registration.tsx'
import { WalletGate } from './wallet-gate.tsx'

type RegisterPanelProps = { place: NamesPlace; offer: NameOffer }

/** A free name: its price, and the two steps that register it. A started one goes on where it is. */
export function RegisterPanel({ place, offer }: RegisterPanelProps) {
  const t = useTranslations('names')
  const { label, coin, yearPrice, blockTime, isPaused } = offer
  const account = useNamesAccount()
  const all = useStore(pendingRegistrations)
  const pending =
    account && pendingOf(all, { chainId: place.chainId, contract: place.contract, label, owner: account })
  const [chosen, setChosen] = useState(1)
  const years = pending?.years ?? chosen
  const dateOf = useDateText()
  const amount = (value: bigint) => <AmountLabel amount={value} coin={coin.symbol} decimals={coin.decimals} />
  return (
    <div className="grid gap-5">
      {pending ? null : (
        <SelectField
          label={t('years')}
          value={String(chosen)}
          choices={yearChoices.map((count) => ({
            value: String(count),
            label: t('yearsCount', { count }),
          }))}
          onChoose={(value) => setChosen(Number(value))}
        />
      )}
      <dl className="divide-line divide-y-2">
        <Row label={t('yearPrice')}>{amount(yearPrice)}</Row>
        <Row label={`${t('total')}, ${t('yearsCount', { count: years })}`}>
          {amount(yearPrice * BigInt(years))}{' '}
          <UsdValue
            chainId={place.chainId}
            coin={coin.address}
            amount={yearPrice * BigInt(years)}
            decimals={coin.decimals}
            className="text-soft block text-right text-sm font-normal"
          />
        </Row>
        <Row label={t('expiresOn')}>{dateOf(blockTime + years * nameTimes.year)}</Row>
      </dl>
      <p className="text-soft text-sm">{t('plusFees')}</p>
      {isPaused ? (
        <Note tone="honey">{t('paused')}</Note>
      ) : (
        <WalletGate chainId={place.chainId}>
          {(owner) =>
            pending ? (
              <ContinueRegistration place={place} offer={offer} pending={pending} />
            ) : (
              <>
                <Steps name={`${label}.pet`} />
                <StartRegistration place={place} label={label} owner={owner} years={chosen} />
              </>
            )
          }
        </WalletGate>
      )}
    </div>
  )
}

function Steps({ name }: { name: string }) {
  const t = useTranslations('names')
  const stateNames = {
    done: t('stepStates.done'),
    now: t('stepStates.now'),
    failed: t('stepStates.failed'),
    ahead: t('stepStates.ahead'),
  }
  return (
    <StepList
      label={t('stepsTitle', { name })}
      stateNames={stateNames}
      steps={[
        { title: t('stepSign'), text: t('stepSignText'), state: 'ahead' },
        { title: t('stepWait'), text: t('stepWaitText'), state: 'ahead' },
        { title: t('stepRegister'), text: t('stepRegisterText'), state: 'ahead' },
      ]}
    />
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <dt className="text-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
