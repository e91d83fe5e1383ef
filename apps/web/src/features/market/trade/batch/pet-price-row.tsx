import type { PriceSplit } from '@mofu/domain/price-split'
import type { Nft } from '@mofu/wire/market'
import { X } from 'lucide-react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { MediaView } from '../../../../parts/media-view.tsx'
import { petTitle } from '../../../../parts/pet-title.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { Coin } from '../trading-place.ts'

type PetPriceRowProps = {
  nft: Nft
  coin: Coin
  /** Undefined until the fees are known. */
  split: PriceSplit | undefined
  /** The text in its own field; undefined if there is one price for all. */
  text: string | undefined
  onText: (text: string) => void
  problem: string | undefined
  onRemove: () => void
}

/** One of several pets: its own price, if it has one, and the seller's proceeds. */
export function PetPriceRow({ nft, coin, split, text, onText, problem, onRemove }: PetPriceRowProps) {
  const t = useTranslations('trade')
  const name = petTitle(nft)
  const amount = (units: bigint) => <AmountLabel amount={units} coin={coin.symbol} decimals={coin.decimals} />
  return (
    <li className="flex items-start gap-3 p-3">
      <div className="w-14 shrink-0">
        <MediaView nft={nft} sizes="56px" />
      </div>
      <div className="min-w-0 grow">
        {text === undefined ? (
          <p className="font-display truncate font-extrabold">{name}</p>
        ) : (
          <TextField
            label={t('batch.priceOf', { name })}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.0"
            value={text}
            onText={onText}
            problem={problem}
          />
        )}
        {split === undefined ? (
          <Skeleton className="mt-1 h-10 rounded-lg" />
        ) : (
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
            <span className="w-full font-semibold">
              {t.rich('batch.gets', { amount: () => amount(split.seller) })}
            </span>
            <span className="text-soft">{t.rich('batch.fee', { amount: () => amount(split.fee) })}</span>
            <span className="text-soft">
              {t.rich('batch.creator', { amount: () => amount(split.royalty) })}
            </span>
          </p>
        )}
      </div>
      <IconButton label={t('batch.remove', { name })} onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  )
}
