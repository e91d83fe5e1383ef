import { textIn } from '@mofu/domain/local-text'
import type { ShopDesk } from '@mofu/wire/mall/desk'
import { Link } from '@tanstack/react-router'

import { useLanguage } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Note } from '../../../../ui/note.tsx'

/** What can hardly be bought any more, with the way to fill it up. */
export function LowStockNote({ shopId, rows }: { shopId: number; rows: ShopDesk['lowStock'] }) {
  const t = useTranslations('desk')
  const language = useLanguage()
  return (
    <Note tone="honey">
      <p className="font-bold">{t('lowStock')}</p>
      <ul className="mt-1 grid gap-1">
        {rows.map(({ skuId, productId, title, choices, available }) => (
          <li key={skuId}>
            <Link
              to="/mall/desk/$shopId/$productId"
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
