import type { Nft } from '@mofu/wire/market'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { MediaView } from '../../../../parts/media-view.tsx'
import { petTitle } from '../../../../parts/pet-title.ts'
import type { Money } from '../traded-pet.ts'

type OfferRowProps = { nft: Nft; price: Money; note: ReactNode; children?: ReactNode }

/** One pet with an amount, a note, and its actions. */
export function OfferRow({ nft, price, note, children }: OfferRowProps) {
  return (
    <li className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-3 sm:p-4">
      <div className="w-16 shrink-0 sm:w-20">
        <MediaView nft={nft} sizes="80px" />
      </div>
      <div className="min-w-0 grow basis-40">
        <Link
          to="/detail/$id"
          params={{ id: nft.id }}
          className="font-display block truncate text-lg font-extrabold underline-offset-4 hover:underline"
        >
          {petTitle(nft)}
        </Link>
        <p className="text-soft truncate text-sm">{nft.collectionName}</p>
      </div>
      <div className="min-w-32">
        <AmountLabel
          amount={price.amount}
          coin={price.coin.symbol}
          decimals={price.coin.decimals}
          className="font-display text-lg font-extrabold"
        />
        <p className="text-soft text-sm">{note}</p>
      </div>
      {children === undefined ? null : <div className="ml-auto flex flex-wrap gap-2">{children}</div>}
    </li>
  )
}
