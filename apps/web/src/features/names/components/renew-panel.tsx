import { nameTimes } from '@mofu/domain/name-state'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { shortAmount } from '../../../parts/amount.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { renewName } from '../actions/renew-name.ts'
import type { NamesPlace } from '../names-place.ts'
import { type NameOffer, offersQuery } from '../queries.ts'
import { yearChoices } from '../registration.ts'
import { useDateText } from '../use-date-text.ts'
import { useNamesAccount } from '../use-names-account.ts'
import { WalletGate } from './wallet-gate.tsx'

/** Names without `.pet`, and the expiry that each had when it was chosen. */
type Chosen = { label: string; expiry: number }
type RenewPanelProps = { place: NamesPlace; names: readonly Chosen[] }

/** Renews names one after the other: each is a transaction of its own, and a renewed one is done. */
export function RenewPanel({ place, names }: RenewPanelProps) {
  const t = useTranslations('names')
  const [years, setYears] = useState(1)
  const labels = names.map(({ label }) => label)
  const client = useChainClient(place.chainId)
  const { data, isError, error, refetch } = useQuery(offersQuery(client, place, labels))
  if (!data) {
    return isError ? (
      <FailureNote title={t('offerFailed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-40 rounded-[20px]" />
    )
  }
  const isRenewed = ({ label, expiry }: NameOffer) =>
    expiry > (names.find((one) => one.label === label)?.expiry ?? 0)
  const left = data.filter((offer) => !isRenewed(offer))
  const [next] = left
  const isSeveral = names.length > 1
  return (
    <div className="grid gap-4">
      <SelectField
        label={t('renewYears')}
        value={String(years)}
        choices={yearChoices.map((count) => ({ value: String(count), label: t('yearsCount', { count }) }))}
        onChoose={(value) => setYears(Number(value))}
      />
      <Totals offers={left} years={years} />
      {isSeveral ? <p className="text-soft text-sm">{t('renewEach')}</p> : null}
      {isSeveral && left.length < data.length ? (
        <output className="font-semibold">
          {t('renewProgress', { done: data.length - left.length, total: data.length })}
        </output>
      ) : null}
      {next ? (
        <WalletGate chainId={place.chainId}>
          {() => <RenewButton place={place} offer={next} years={years} isNamed={isSeveral} />}
        </WalletGate>
      ) : (
        <Note tone="mint">{t('renewDone')}</Note>
      )}
    </div>
  )
}

/** What each renewal costs and until when it lasts; and the sums, one for each coin. */
function Totals({ offers, years }: { offers: readonly NameOffer[]; years: number }) {
  const t = useTranslations('names')
  const dateOf = useDateText()
  const sums = new Map<string, { amount: bigint; coin: NameOffer['coin'] }>()
  for (const { coin, yearPrice } of offers) {
    const amount = (sums.get(coin.address)?.amount ?? 0n) + yearPrice * BigInt(years)
    sums.set(coin.address, { amount, coin })
  }
  const text = (amount: bigint, { symbol, decimals }: NameOffer['coin']) =>
    `${shortAmount(amount, decimals)} ${symbol}`
  return (
    <dl className="divide-line divide-y-2">
      {offers.map(({ label, expiry, coin, yearPrice }) => (
        <div key={label} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <dt className="text-soft min-w-0">
            <span className="block break-all">{label}.pet</span>
            <span className="block text-sm">
              {t('newExpiry')} {dateOf(expiry + years * nameTimes.year)}
            </span>
          </dt>
          <dd className="font-semibold">{text(yearPrice * BigInt(years), coin)}</dd>
        </div>
      ))}
      {offers.length > 1
        ? [...sums.values()].map(({ amount, coin }) => (
            <div
              key={coin.address}
              className="flex flex-wrap items-center justify-between gap-x-4 py-2 font-semibold"
            >
              <dt>{t('total')}</dt>
              <dd>{text(amount, coin)}</dd>
            </div>
          ))
        : null}
    </dl>
  )
}

type RenewButtonProps = { place: NamesPlace; offer: NameOffer; years: number; isNamed: boolean }

function RenewButton({ place, offer, years, isNamed }: RenewButtonProps) {
  const t = useTranslations('names')
  const startTx = useStartTx()
  const dateOf = useDateText()
  const account = useNamesAccount()
  const { label, coin, yearPrice, expiry, holder } = offer
  const name = `${label}.pet`
  const isGift = account !== undefined && holder.toLowerCase() !== account
  const price = `${shortAmount(yearPrice * BigInt(years), coin.decimals)} ${coin.symbol}`
  const renew = () => {
    const texts = {
      years: t('yearsCount', { count: years }),
      expires: dateOf(expiry + years * nameTimes.year),
      gift: t('giftNote', { name }),
    }
    startTx(renewName(place, offer, { years, isGift, texts, dateOf }))
  }
  return (
    <div className="grid gap-3">
      {isGift ? <p className="text-soft">{t('giftNote', { name })}</p> : null}
      <Button look="main" onClick={renew}>
        {isNamed ? t('renewNext', { name, price }) : t('renewOne', { price })}
      </Button>
    </div>
  )
}
