import { useTranslations } from '../../../../i18n/use-translations.ts'
import { showNotice } from '../../../../parts/notices.ts'
import { addToBasket, BASKET_MOST } from './basket.ts'

/** Puts a pet in the basket, or says that the basket is full. */
export function usePutIn(): (id: string) => void {
  const t = useTranslations('trade')
  return (id) => {
    if (!addToBasket(id)) showNotice({ tone: 'warning', text: t('basketFull', { most: BASKET_MOST }) })
  }
}
