import { textIn } from '@mofu/domain/local-text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mail, MapPin, Store } from 'lucide-react'

import { useLanguage } from '../../i18n/language.ts'
import { useFailureWords } from '../../i18n/use-failure-words.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { CartLink } from './components/cart-link.tsx'
import { ProductList } from './components/product-list.tsx'
import { mallSorts } from './mall-search.ts'
import { type Shop, shopQuery } from './queries.ts'
import { useCountryNames } from './use-country-names.ts'

/** A merchant's page: profile, policies, products. */
export function ShopScreen({ id }: { id: number }) {
  const t = useTranslations('mall')
  const wordsOf = useFailureWords()
  const shop = useQuery(shopQuery(id))
  if (shop.data) return <Shown shop={shop.data} />
  const { code } = wordsOf(shop.error)
  if (code === 'mall.shop_not_found' || code === 'mall.shop_suspended') {
    return (
      <StateNote isPage scene="empty" title={t('shopMissing')} text={wordsOf(shop.error).text}>
        <Link to="/mall" search={{}} className={buttonStyle('plain')}>
          {t('toMall')}
        </Link>
      </StateNote>
    )
  }
  if (shop.isError) {
    return (
      <FailureNote isPage title={t('listError')} error={shop.error} onRetry={() => void shop.refetch()} />
    )
  }
  return <StateNote isPage scene="loading" title={t('loading')} />
}

function Shown({ shop }: { shop: Shop }) {
  const t = useTranslations('mall')
  const language = useLanguage()
  const countryName = useCountryNames().find(({ value }) => value === shop.country)?.label ?? shop.country
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${shop.name} · Mofu`} />
      <header className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="flex max-w-2xl gap-4">
          {shop.logo === null ? (
            <span className="bg-honey-wash text-honey-text grid size-16 shrink-0 place-items-center rounded-[20px] sm:size-20">
              <Store aria-hidden="true" className="size-8" />
            </span>
          ) : (
            <img src={shop.logo} alt="" className="size-16 shrink-0 rounded-[20px] object-cover sm:size-20" />
          )}
          <div>
            <h1 className="text-3xl leading-tight sm:text-4xl">{shop.name}</h1>
            <p className="text-soft mt-2">{textIn(language, shop.about)}</p>
          </div>
        </div>
        <CartLink />
      </header>
      <section aria-labelledby="terms" className="card mb-8 grid gap-3 p-5 sm:p-6">
        <h2 id="terms" className="text-xl">
          {t('shopTerms')}
        </h2>
        <p className="max-w-prose whitespace-pre-line">{textIn(language, shop.terms)}</p>
        <ul className="text-soft grid gap-1 text-sm">
          <li className="flex items-center gap-2">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            {t('sendsFrom', { country: countryName })}
          </li>
          {shop.pickupPoint === null ? null : (
            <li className="flex items-center gap-2">
              <Store aria-hidden="true" className="size-4 shrink-0" />
              {t('pickupAt', { place: shop.pickupPoint })}
            </li>
          )}
          <li className="flex items-center gap-2">
            <Mail aria-hidden="true" className="size-4 shrink-0" />
            <a href={`mailto:${shop.email}`} className="underline">
              {shop.email}
            </a>
          </li>
        </ul>
      </section>
      <ProductList
        filter={{ keyword: '', categoryId: 0, shopId: shop.id, ...mallSorts.newest }}
        empty={<StateNote scene="empty" title={t('shopEmpty')} />}
      />
    </div>
  )
}
