import type { Nft } from '@mofu/wire/market'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { exactAmount } from '../../../parts/amount.ts'
import { petTitle } from '../../../parts/pet-title.ts'
import { PriceField } from '../../../parts/price-field.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Note } from '../../../ui/note.tsx'
import { PillChoice } from '../../../ui/pill-choice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { createLot } from '../actions/create-lot.ts'
import { unitsOf } from '../durations.ts'
import { addressOf } from '../lot-token.ts'
import { type AuctionSettings, type ReadTime, royaltyQuery } from '../queries.ts'
import { useNewLot } from '../use-new-lot.ts'

type CreateFormProps = {
  pet: Nft
  contract: string
  seller: string
  settings: AuctionSettings
  read: ReadTime
}

/** Puts a pet up for auction: reserve, coin, start and end, and what the seller gets. */
export function CreateForm({ pet, contract, seller, settings, read }: CreateFormProps) {
  const t = useTranslations('auctions')
  const format = useFormatter()
  const start = useStartTx()
  const client = useChainClient(pet.chainId)
  const royalty = useQuery(royaltyQuery(client, pet.chainId, pet.contract, pet.tokenId)).data
  const lot = useNewLot({ settings, read, seller, royalty })
  const [wasTried, setTried] = useState(false)
  const { rules, coin, reserve, reserveProblem, split } = lot
  if (settings.isPaused) return <Note tone="honey">{t('paused')}</Note>
  if (!rules || !coin) return null
  const limit = { low: rules.floor, high: rules.ceiling }
  const money = (amount: string) => `${exactAmount(BigInt(amount), coin.decimals)} ${coin.symbol}`
  const problem =
    reserveProblem === 'reserveWrong'
      ? t('reserveWrong', { decimals: coin.decimals })
      : reserveProblem &&
        t(reserveProblem, { amount: money(reserveProblem === 'reserveLow' ? limit.low : limit.high) })
  const hasStart = lot.times() !== undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const times = lot.times()
    if (!times || reserve === undefined || reserveProblem || !split) return
    const time = (seconds: number) =>
      format.dateTime(new Date(seconds * 1000), { dateStyle: 'medium', timeStyle: 'short' })
    start(
      createLot({
        token: {
          chainId: pet.chainId,
          contract: addressOf(contract),
          nftId: pet.id,
          collection: addressOf(pet.contract),
          tokenId: BigInt(pet.tokenId),
          name: petTitle(pet),
          picture: pet.url ?? '/favicon.svg',
        },
        collectionName: pet.collectionName,
        coin,
        reserve,
        ...times,
        split,
        texts: {
          starts: times.startAt === 0 ? t('startNow') : time(times.startAt),
          ends: time(times.endAt),
          rule: t('rule'),
          holds: t('planHoldsText'),
        },
      }),
    )
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <PriceField
        label={t('reserveLabel')}
        text={lot.text}
        onText={lot.setText}
        coins={lot.coins}
        coin={coin}
        onCoin={({ address }) => lot.setCoinAt(address)}
        problem={wasTried ? problem : undefined}
        hint={t('reserveHint')}
      />
      <PillChoice
        legend={t('start')}
        choices={[
          { value: 'now', label: t('startNow') },
          { value: 'later', label: t('startLater') },
        ]}
        value={lot.isLater ? 'later' : 'now'}
        onChoose={(value) => lot.setLater(value === 'later')}
      />
      {lot.isLater ? (
        <TextField
          type="datetime-local"
          label={t('startAt')}
          value={lot.startText}
          onText={lot.setStartText}
          problem={wasTried && !hasStart ? t('startWrong') : undefined}
        />
      ) : null}
      <PillChoice
        legend={t('duration')}
        choices={lot.choices.map((value) => {
          const units = unitsOf(value)
          return { value, label: 'hours' in units ? t('hours', units) : t('days', units) }
        })}
        value={lot.duration}
        onChoose={lot.setDuration}
      />
      <p className="text-soft text-sm">
        {t('rule')} {t('expiry')}
      </p>
      {split && reserve ? (
        <section aria-label={t('createSplit')}>
          <h3 className="font-display mb-1 font-extrabold">{t('createSplit')}</h3>
          <dl className="divide-line bg-sunken divide-y-2 rounded-2xl px-4">
            {[
              { label: t('sellerGets'), amount: split.seller },
              { label: t('royalty'), amount: split.royalty },
              { label: t('fee'), amount: split.fee },
            ].map(({ label, amount }) => (
              <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                <dt className="text-soft text-sm">{label}</dt>
                <dd className="font-semibold">
                  <AmountLabel amount={amount} coin={coin.symbol} decimals={coin.decimals} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <button type="submit" className={buttonStyle('main', 'large', 'w-full')}>
        {t('goOn')}
      </button>
    </form>
  )
}
