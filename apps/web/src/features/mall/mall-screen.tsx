import { Link } from '@tanstack/react-router'
import { Heart, MapPin, Package, Store } from 'lucide-react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { CartLink } from './components/cart-link.tsx'
import { CategoryNav } from './components/category-nav.tsx'
import { Favourites } from './components/favourites.tsx'
import { PriceFilter } from './components/price-filter.tsx'
import { ProductList } from './components/product-list.tsx'
import { RecentlySeen } from './components/recently-seen.tsx'
import { SearchForm } from './components/search-form.tsx'
import { everywhere, type MallSearch, productFilter } from './mall-search.ts'

export function MallScreen({ search }: { search: MallSearch }) {
  const t = useTranslations('mall')
  const orders = useTranslations('orders')
  const { q = '', category = 0, sort = 'popular', view } = search
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('title')} · Mofu`} />
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mb-8">
        <div className="max-w-xl">
          <h1 className="text-4xl leading-tight sm:text-5xl">{view ? t('favourites') : t('title')}</h1>
          <p className="text-soft mt-2 text-lg">{view ? t('favouritesText') : t('text')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link
            to="/mall"
            search={view ? {} : { view: 'favourites' }}
            className={buttonStyle('plain', 'small')}
          >
            {view ? (
              <Store aria-hidden="true" className="size-5" />
            ) : (
              <Heart aria-hidden="true" className="size-5" />
            )}
            {view ? t('toMall') : t('favourites')}
          </Link>
          <Link to="/user-center/order-center" className={buttonStyle('plain', 'small')}>
            <Package aria-hidden="true" className="size-5" />
            {orders('center.title')}
          </Link>
          <Link to="/mall/addresses" className={buttonStyle('plain', 'small')}>
            <MapPin aria-hidden="true" className="size-5" />
            {t('addresses')}
          </Link>
          <CartLink />
        </div>
      </header>
      {view ? (
        <Favourites />
      ) : (
        <>
          <SearchForm search={search} />
          <CategoryNav search={search} />
          <PriceFilter key={`${search.from}-${search.to}`} search={search} />
          <ProductList
            filter={productFilter(search)}
            empty={
              <StateNote scene="empty" title={t('emptyTitle')} text={t('emptyText')}>
                {q !== '' && category !== 0 ? (
                  <Link to="/mall" search={everywhere(search)} className={buttonStyle('plain')}>
                    {t('searchAll')}
                  </Link>
                ) : (
                  <Link
                    to="/mall"
                    search={sort === 'popular' ? {} : { sort }}
                    className={buttonStyle('plain')}
                  >
                    {t('showAll')}
                  </Link>
                )}
              </StateNote>
            }
          />
        </>
      )}
      <RecentlySeen />
      <p className="text-soft mt-12 text-center">
        {t('entryText')}{' '}
        <Link to="/mall/entry" className="text-coral-text font-bold underline">
          {t('entryLink')}
        </Link>
      </p>
    </div>
  )
}
