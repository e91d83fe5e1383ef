import { Link } from '@tanstack/react-router'
import { ShoppingBag } from 'lucide-react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { useCartCount } from '../cart.ts'

export function CartLink() {
  const t = useTranslations('mall')
  const count = useCartCount()
  return (
    <Link to="/mall/cart" className={buttonStyle('plain', 'small')}>
      <ShoppingBag aria-hidden="true" className="size-5" />
      {t('cartCount', { count })}
    </Link>
  )
}
