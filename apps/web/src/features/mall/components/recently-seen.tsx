import { textIn } from '@mofu/domain/local-text'
import { Link } from '@tanstack/react-router'

import { useLanguage } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { forgetSeen, useSeen } from '../seen.ts'
import { ProductPicture } from './product-picture.tsx'

/** The products viewed last in this browser. Hidden while there are none. */
export function RecentlySeen({ exceptId }: { exceptId?: number }) {
  const t = useTranslations('mall')
  const language = useLanguage()
  const seen = useSeen().filter(({ id }) => id !== exceptId)
  if (seen.length === 0) return null
  return (
    <section aria-labelledby="seen" className="mt-12">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="seen" className="text-2xl">
          {t('seen')}
        </h2>
        <Button look="quiet" size="small" onClick={forgetSeen}>
          {t('forgetSeen')}
        </Button>
      </div>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
        {seen.slice(0, 6).map(({ id, title, picture }) => (
          <li key={id}>
            <Link
              to="/product/$id"
              params={{ id: String(id) }}
              className="hover:text-coral-text block rounded-2xl text-sm font-semibold"
            >
              <ProductPicture url={picture} alt="" sizes="160px" />
              <span className="mt-1 line-clamp-2">{textIn(language, title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
