import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { type ProductFilter, productsQuery } from '../queries.ts'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'

/** The products of a filter, page by page; the caller provides the empty state. */
export function ProductList({ filter, empty }: { filter: ProductFilter; empty: ReactNode }) {
  const t = useTranslations('mall')
  const products = useInfiniteQuery(productsQuery(filter))
  const list = products.data?.pages.flatMap((page) => page.list) ?? []
  if (products.isPending) return <ProductGridSkeleton label={t('loading')} />
  if (products.isError && list.length === 0) {
    return (
      <FailureNote title={t('listError')} error={products.error} onRetry={() => void products.refetch()} />
    )
  }
  const { total, readAs } = products.data?.pages[0] ?? {}
  if (list.length === 0 && !products.hasNextPage) return empty
  return (
    <>
      {readAs ? <p className="mb-3 font-semibold">{t('readAs', { query: readAs })}</p> : null}
      {total ? (
        <p className="text-soft mb-3 text-sm">
          {t(total.isCapped ? 'foundMore' : 'found', { count: total.count })}
        </p>
      ) : null}
      <ProductGrid label={t('products')} products={list} />
      <div className="mt-8 flex justify-center">
        {products.hasNextPage ? (
          <Button disabled={products.isFetchingNextPage} onClick={() => void products.fetchNextPage()}>
            {products.isFetchingNextPage ? t('loading') : t('more')}
          </Button>
        ) : (
          <p className="text-soft">{t('end')}</p>
        )}
      </div>
    </>
  )
}
