import type { Address } from '@mofu/domain/address'
import { type PriceSplit, splitPrice } from '@mofu/domain/price-split'
import type { Nft } from '@mofu/wire/market'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFormatter } from 'use-intl'
import { useConnection } from 'wagmi'

import { useNetwork } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { usePaused } from '../../../../parts/play/use-paused.ts'
import { SwitchNetwork } from '../../../../parts/switch-network.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { buttonStyle } from '../../../../ui/button-style.ts'
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
import { type AskedPrices, validPrices, priceText } from './asked-prices.ts'
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
  const [coin, setCoin] = useState(place.coins[0])
  const [prices, setPrices] = useState<AskedPrices>({ isEach: false, forAll: '', own: {} })
  const [chosenDays, setDays] = useState<Days>(defaultDays)
  const [wasTried, setTried] = useState(false)
  if (!coin) return null
  const choices = allowedDurations(known.data?.maxDuration ?? 0n)
  const days = choices.includes(chosenDays) ? chosenDays : (choices[0] ?? 1)
  const good = validPrices(
    prices,
    pets.map(({ id }) => id),
    coin.decimals,
  )
  const splitOf = (id: string): PriceSplit | undefined => {
    const terms = known.data?.terms.get(id)
    return terms && splitPrice(good.get(id) ?? 0n, seller, terms)
  }
  const problem = t('priceWrong', { decimals: coin.decimals })
  const wrong = pets.length - good.size

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const asked = pets.flatMap((pet): AskedPet[] => {
      const [price, split, terms] = [good.get(pet.id), splitOf(pet.id), known.data?.terms.get(pet.id)]
      return price && split && terms ? [{ pet, price, split, isAllEnough: terms.isAllEnough }] : []
    })
    if (asked.length < pets.length) return
    const end = endAfter(days, now)
    const endText = format.dateTime(new Date(end * 1000), { dateStyle: 'medium', timeStyle: 'short' })
    onClose()
    start(listPets({ place, coin, asked, end, endText }))
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('batch.title', { count: pets.length })}
      description={t('batch.text')}
      closeLabel={tTx('close')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <PriceWay
          coins={place.coins}
          coin={coin}
          onCoin={setCoin}
          prices={prices}
          onPrices={setPrices}
          problem={wasTried && wrong > 0 ? problem : undefined}
        />
        <section aria-label={t('batch.eachPet')}>
          <h3 className="font-display mb-1 font-extrabold">{t('batch.eachPet')}</h3>
          <ul className="divide-line border-line divide-y-2 rounded-2xl border-2">
            {nfts.map((nft) => (
              <PetPriceRow
                key={nft.id}
                nft={nft}
                coin={coin}
                split={splitOf(nft.id)}
                text={prices.isEach ? priceText(prices, nft.id) : undefined}
                onText={(text) => setPrices({ ...prices, own: { ...prices.own, [nft.id]: text } })}
                problem={wasTried && !good.has(nft.id) ? problem : undefined}
                onRemove={() => onRemove(nft.id)}
              />
            ))}
          </ul>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3">
            <span className="text-soft text-sm">{t('batch.total')}</span>
            <AmountLabel
              amount={pets.reduce((sum, { id }) => sum + (splitOf(id)?.seller ?? 0n), 0n)}
              coin={coin.symbol}
              decimals={coin.decimals}
              className="font-display text-lg font-extrabold"
            />
          </p>
        </section>
        <DurationChoice choices={choices} value={days} onChoose={setDays} />
        {paused !== undefined ? (
          <Note tone="honey">{paused}</Note>
        ) : known.isError ? (
          <FailureNote title={t('batch.failed')} error={known.error} onRetry={() => void known.refetch()} />
        ) : chainId === place.chainId ? (
          <>
            {wasTried && wrong > 0 ? <Note tone="berry">{t('batch.missing', { count: wrong })}</Note> : null}
            <button
              type="submit"
              disabled={known.data === undefined}
              className={buttonStyle('main', 'large', 'w-full')}
            >
              {t('goOn')}
            </button>
          </>
        ) : (
          <SwitchNetwork chainId={place.chainId} networkTitle={title} />
        )}
      </form>
    </Dialog>
  )
}
