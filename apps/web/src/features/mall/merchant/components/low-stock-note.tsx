import { textIn } from '@mofu/domain/local-text'
import type { MerchantDashboard } from '@mofu/wire/mall/merchant'
import { Link } from '@tanstack/react-router'

import { useLanguage } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Note } from '../../../../ui/note.tsx'

/** Products that are almost sold out, with links to restock them. */
export function LowStockNote({ shopId, rows }: { shopId: number; rows: MerchantDashboard['lowStock'] }) {
  const t = useTranslations('merchant')
  const language = useLanguage()
  return (
    <Note tone="honey">
      <p className="font-bold">{t('lowStock')}</p>
      <ul className="mt-1 grid gap-1">
        {rows.map(({ skuId, productId, title, choices, available }) => (
          <li key={skuId}>
            <Link
              to="/mall/merchant/$shopId/$productId"
              params={{ shopId: String(shopId), productId: String(productId) }}
              className="underline"
            >
              {[title, ...choices].map((text) => textIn(language, text)).join(' · ')}
            </Link>{' '}
            {t('left', { count: available })}
          </li>
        ))}
      </ul>
    </Note>
  )
}
