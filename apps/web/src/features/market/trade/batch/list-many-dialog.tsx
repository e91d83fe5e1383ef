import type { Address } from '@mofu/domain/address'
import { type PriceSplit, splitPrice } from '@mofu/domain/price-split'
import type { Nft } from '@mofu/wire/market'
import { useStore } from '@tanstack/react-form'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { useConnection } from 'wagmi'

import { useNetwork } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { problemOf } from '../../../../parts/form/problem-of.ts'
import { type Problems, useAppForm } from '../../../../parts/form/use-app-form.ts'
import { usePaused } from '../../../../parts/play/use-paused.ts'
import { SwitchNetwork } from '../../../../parts/switch-network.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Note } from '../../../../ui/note.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { type AskedPet, listPets } from '../actions/list-pets.ts'
import { DurationChoice } from '../components/duration-choice.tsx'
import { allowedDurations, type Days, defaultDays, endAfter } from '../durations.ts'
import { manyTermsQuery } from '../terms/queries.ts'
import { tradedPet } from '../traded-pet.ts'
import type { TradingPlace } from '../trading-place.ts'
import { useChainTime } from '../use-chain-time.ts'
import { type ManyValues, priceText, validPrices } from './asked-prices.ts'
import { PetPriceRow } from './pet-price-row.tsx'
import { PriceWay } from './price-way.tsx'

type ListManyDialogProps = {
  place: TradingPlace
  seller: Address
  nfts: readonly Nft[]
  onRemove: (id: string) => void
  onClose: () => void
}

/** Lists several pets: their prices in one coin, the proceeds of each, and the duration. */
export function ListManyDialog({ place, seller, nfts, onRemove, onClose }: ListManyDialogProps) {
  const t = useTranslations('trade')
  const tTx = useTranslations('tx')
  const format = useFormatter()
  const start = useStartTx()
  const { title } = useNetwork()
  const { chainId } = useConnection()
  const pets = nfts.map(tradedPet)
  const known = useQuery({
    ...manyTermsQuery(useChainClient(place.chainId), place, pets),
    placeholderData: keepPreviousData,
  })
  const now = useChainTime(known.data)
  const paused = usePaused(place.chainId, 'Market')
  const choices = allowedDurations(known.data?.maxDuration ?? 0n)
  const coinOf = (address: string) => place.coins.find((one) => one.address === address)
  const ids = pets.map(({ id }) => id)
  const pricesOf = (values: ManyValues) => validPrices(values, ids, coinOf(values.coin)?.decimals ?? 18)
  const splitOf = (id: string, price: bigint | undefined): PriceSplit | undefined => {
    const terms = known.data?.terms.get(id)
    return terms && splitPrice(price ?? 0n, seller, terms)
  }
  const daysOf = (chosen: Days) => (choices.includes(chosen) ? chosen : (choices[0] ?? 1))
  const form = useAppForm<ManyValues>({
    values: { isEach: false, forAll: '', own: {}, coin: place.coins[0]?.address ?? '', days: defaultDays },
    check: (values) => {
      const prices = pricesOf(values)
      const problem = t('priceWrong', { decimals: coinOf(values.coin)?.decimals ?? 18 })
      const problems: Problems<ManyValues> = {}
      if (!values.isEach && prices.size < ids.length) problems.forAll = problem
      if (values.isEach) for (const id of ids) if (!prices.has(id)) problems[`own.${id}`] = problem
      return problems
    },
    onSend: (values) => {
      const coin = coinOf(values.coin)
      const prices = pricesOf(values)
      const asked = pets.flatMap((pet): AskedPet[] => {
        const [price, terms] = [prices.get(pet.id), known.data?.terms.get(pet.id)]
        const split = splitOf(pet.id, price)
        return price && split && terms ? [{ pet, price, split, isAllEnough: terms.isAllEnough }] : []
      })
      if (!coin || asked.length < pets.length) return
      const end = endAfter(daysOf(values.days), now)
      const endText = format.dateTime(new Date(end * 1000), { dateStyle: 'medium', timeStyle: 'short' })
      onClose()
      start(listPets({ place, coin, asked, end, endText }))
    },
  })
  const values = useStore(form.store, (state) => state.values)
  const wasTried = useStore(form.store, ({ submissionAttempts }) => submissionAttempts > 0)
  const coin = coinOf(values.coin)
  if (!coin) return null
  const good = pricesOf(values)
  const wrong = pets.length - good.size

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('batch.title', { count: pets.length })}
      description={t('batch.text')}
      closeLabel={tTx('close')}
    >
      <form.AppForm>
        <form.Form className="grid gap-5">
          <PriceWay form={form} coins={place.coins} coin={coin} />
          <section aria-label={t('batch.eachPet')}>
            <h3 className="font-display mb-1 font-extrabold">{t('batch.eachPet')}</h3>
            <ul className="divide-line border-line divide-y-2 rounded-2xl border-2">
              {nfts.map((nft) => (
                <form.AppField key={nft.id} name={`own.${nft.id}`}>
                  {(field) => (
                    <PetPriceRow
                      nft={nft}
                      coin={coin}
                      split={splitOf(nft.id, good.get(nft.id))}
                      text={values.isEach ? priceText(values, nft.id) : undefined}
                      onText={field.handleChange}
                      problem={problemOf(field.state.meta)}
                      onRemove={() => onRemove(nft.id)}
                    />
                  )}
                </form.AppField>
              ))}
            </ul>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3">
              <span className="text-soft text-sm">{t('batch.total')}</span>
              <AmountLabel
                amount={pets.reduce((sum, { id }) => sum + (splitOf(id, good.get(id))?.seller ?? 0n), 0n)}
                coin={coin.symbol}
                decimals={coin.decimals}
                className="font-display text-lg font-extrabold"
              />
            </p>
          </section>
          <form.AppField name="days">
            {(field) => (
              <DurationChoice
                choices={choices}
                value={daysOf(field.state.value)}
                onChoose={field.handleChange}
              />
            )}
          </form.AppField>
          {paused !== undefined ? (
            <Note tone="honey">{paused}</Note>
          ) : known.isError ? (
            <FailureNote title={t('batch.failed')} error={known.error} onRetry={() => void known.refetch()} />
          ) : chainId === place.chainId ? (
            <>
              {wasTried && wrong > 0 ? (
                <Note tone="berry">{t('batch.missing', { count: wrong })}</Note>
              ) : null}
              <form.Submit size="large" isDisabled={known.data === undefined} workingText={t('goOn')}>
                {t('goOn')}
              </form.Submit>
            </>
          ) : (
            <SwitchNetwork chainId={place.chainId} networkTitle={title} />
          )}
        </form.Form>
      </form.AppForm>
    </Dialog>
  )
}
