import { ShoppingBag, ShoppingBasket } from 'lucide-react'

import { useNetwork } from '../../api/app-config.ts'
import { useCartCount } from '../../features/mall/cart.ts'
import { useBasketOf } from '../../features/market/trade/basket/basket.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { CountLink } from '../../parts/count-link.tsx'

/** The basket of pets and the cart of goods, each with what is in it. */
export function Baskets() {
  const { basket, cart } = useBaskets()
  return (
    <>
      <CountLink to="/basket" {...basket}>
        <ShoppingBasket aria-hidden="true" className="size-5" />
      </CountLink>
      <CountLink to="/mall/cart" {...cart}>
        <ShoppingBag aria-hidden="true" className="size-5" />
      </CountLink>
    </>
  )
}

type Counted = { label: string; count: number }

export function useBaskets(): { basket: Counted; cart: Counted } {
  const t = useTranslations('shell')
  const pets = useBasketOf(useNetwork().chainId).length
  const goods = useCartCount()
  return {
    basket: { count: pets, label: pets === 0 ? t('basket') : t('basketCount', { count: String(pets) }) },
    cart: { count: goods, label: goods === 0 ? t('cart') : t('cartCount', { count: String(goods) }) },
  }
}
