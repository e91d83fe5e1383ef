import { type PriceSplit, splitPrice } from '@mofu/domain/price-split'
import type { Nft } from '@mofu/wire/market'
import { useStore } from '@tanstack/react-form'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { exactAmount } from '../../../parts/amount.ts'
import { problemOf } from '../../../parts/form/problem-of.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { petTitle } from '../../../parts/pet-title.ts'
import { PriceField } from '../../../parts/price-field.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Note } from '../../../ui/note.tsx'
import { PillChoice } from '../../../ui/pill-choice.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { createLot } from '../actions/create-lot.ts'
import type { LotCoin } from '../actions/lot-call.ts'
import { allowedDurations, unitsOf } from '../durations.ts'
import { addressOf, lotCoin } from '../lot-token.ts'
import { lotTimes, type LotValues, newLot, readReserve } from '../lot-values.ts'
import { type AuctionSettings, type ReadTime, royaltyQuery } from '../queries.ts'

type CoinRules = AuctionSettings['coins'][number]

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
  // By the chain's clock: the last known block, and the time since.
  const now = () => (read.blockTime ?? 0) + Math.max(0, Math.round((Date.now() - read.readAtMs) / 1000))
  const rulesOf = (coin: string) => settings.coins.find((one) => one.coin === coin)
  const splitOf = (reserve: bigint | undefined) =>
    royalty && reserve !== undefined
      ? splitPrice(reserve, seller, {
          feeRate: BigInt(settings.feeRate),
          royaltiesTop: BigInt(settings.royaltiesTop),
          ...royalty,
        })
      : undefined
  const reserveProblem = (text: string, rules: CoinRules) => {
    const { fault } = readReserve(text, rules)
    if (fault === undefined) return undefined
    const { decimals, symbol, floor, ceiling } = rules
    if (fault === 'reserveWrong') return t(fault, { decimals })
    const limit = BigInt(fault === 'reserveLow' ? floor : ceiling)
    return t(fault, { amount: `${exactAmount(limit, decimals)} ${symbol}` })
  }
  const form = useAppForm<LotValues>({
    values: newLot(settings),
    check: (values) => {
      const rules = rulesOf(values.coin)
      return {
        reserve: rules && reserveProblem(values.reserve, rules),
        startText: lotTimes(values, now(), settings.maxDuration) ? undefined : t('startWrong'),
      }
    },
    onSend: (values) => {
      const rules = rulesOf(values.coin)
      const reserve = rules && readReserve(values.reserve, rules).reserve
      const split = splitOf(reserve)
      const times = lotTimes(values, now(), settings.maxDuration)
      if (!rules || !times || reserve === undefined || !split) return
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
          coin: lotCoin(rules),
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
    },
  })
  const values = useStore(form.store, (state) => state.values)
  const rules = rulesOf(values.coin)
  if (settings.isPaused) return <Note tone="honey">{t('paused')}</Note>
  if (!rules) return null
  const coin = lotCoin(rules)
  const { reserve } = readReserve(values.reserve, rules)
  const split = splitOf(reserve)

  return (
    <form.AppForm>
      <form.Form className="grid gap-5">
        <form.AppField name="reserve">
          {(field) => (
            <PriceField
              isRequired
              label={t('reserveLabel')}
              text={field.state.value}
              onText={field.handleChange}
              coins={settings.coins.map(lotCoin)}
              coin={coin}
              onCoin={({ address }) => {
                const chosen = settings.coins.find((one) => lotCoin(one).address === address)
                if (chosen) form.setFieldValue('coin', chosen.coin)
              }}
              problem={problemOf(field.state.meta)}
              hint={t('reserveHint')}
            />
          )}
        </form.AppField>
        <form.AppField name="isLater">
          {(field) => (
            <PillChoice
              legend={t('start')}
              choices={[
                { value: 'now', label: t('startNow') },
                { value: 'later', label: t('startLater') },
              ]}
              value={field.state.value ? 'later' : 'now'}
              onChoose={(value) => field.handleChange(value === 'later')}
            />
          )}
        </form.AppField>
        {values.isLater ? (
          <form.AppField name="startText">
            {(field) => <field.Text isRequired type="datetime-local" label={t('startAt')} />}
          </form.AppField>
        ) : null}
        <form.AppField name="duration">
          {(field) => (
            <PillChoice
              legend={t('duration')}
              choices={allowedDurations(settings.maxDuration).map((value) => {
                const units = unitsOf(value)
                return { value, label: 'hours' in units ? t('hours', units) : t('days', units) }
              })}
              value={field.state.value}
              onChoose={field.handleChange}
            />
          )}
        </form.AppField>
        <p className="text-soft text-sm">
          {t('rule')} {t('expiry')}
        </p>
        {split && reserve ? <LotSplit split={split} coin={coin} /> : null}
        <form.Submit size="large" workingText={t('goOn')}>
          {t('goOn')}
        </form.Submit>
      </form.Form>
    </form.AppForm>
  )
}

function LotSplit({ split, coin }: { split: PriceSplit; coin: LotCoin }) {
  const t = useTranslations('auctions')
  return (
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
  )
}
