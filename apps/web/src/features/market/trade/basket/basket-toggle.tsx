import type { Nft } from '@mofu/wire/market'
import { Check, ShoppingBasket } from 'lucide-react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { petTitle } from '../../../../parts/pet-title.ts'
import { useIsInAuction } from '../../../../parts/use-is-in-auction.ts'
import { useAccount } from '../../../../wallet/account.ts'
import { removeFromBasket, useBasket } from './basket.ts'
import { usePutIn } from './use-put-in.ts'

/** On the card of a pet that is for sale: puts it in the basket, or takes it out. */
export function BasketToggle({ nft }: { nft: Nft }) {
  const t = useTranslations('trade')
  const account = useAccount()
  const putIn = usePutIn()
  const isInside = useBasket().includes(nft.id)
  const isInAuction = useIsInAuction(nft)
  const isMine = account.status === 'connected' && account.address.toLowerCase() === nft.owner
  if (nft.price === null || isInAuction || isMine) return null
  const label = t(isInside ? 'takePetOut' : 'putPetIn', { name: petTitle(nft) })
  const Icon = isInside ? Check : ShoppingBasket
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => (isInside ? removeFromBasket(nft.id) : putIn(nft.id))}
      className={`border-line absolute top-3 right-3 z-10 grid size-10 place-items-center rounded-full border-2 sm:top-4 sm:right-4 ${isInside ? 'bg-mint-wash text-mint-text' : 'bg-card text-ink hover:border-line-strong'}`}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
