import { textIn } from '@mofu/domain/local-text'
import { categoryPath } from '@mofu/domain/mall/categories'
import { categoryWords } from '@mofu/words/mall/categories'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'

import { useErrorWords, useLanguage } from '../../i18n/language.ts'
import { useFailureWords } from '../../i18n/use-failure-words.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { ShareButton } from '../../parts/share-button.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CartLink } from './components/cart-link.tsx'
import { ProductSale } from './components/product-sale.tsx'
import { RecentlySeen } from './components/recently-seen.tsx'
import { type Product, productQuery } from './queries.ts'
import { ReviewList } from './reviews/components/review-list.tsx'
import { recordSeen } from './seen.ts'

export function ProductScreen({ id }: { id: number | undefined }) {
  return (
    <div className="page py-6 sm:py-10">{id === undefined ? <NotFound /> : <Loaded key={id} id={id} />}</div>
  )
}

function Loaded({ id }: { id: number }) {
  const t = useTranslations('mall')
  const wordsOf = useFailureWords()
  const product = useQuery(productQuery(id))
  if (product.data) return <Shown product={product.data} />
  if (!product.isError) return <ProductSkeleton />
  const { code, text } = wordsOf(product.error)
  if (code === 'mall.product_not_found') return <NotFound />
  if (code === 'mall.shop_suspended' || code === 'mall.product_taken_down') {
    return <Missing title={t('notForSale')} text={text} />
  }
  return (
    <FailureNote
      isPage
      title={t('productError')}
      error={product.error}
      onRetry={() => void product.refetch()}
    />
  )
}

/** SPEC §8 gives this text. */
function NotFound() {
  const t = useTranslations('mall')
  const errors = useErrorWords()
  return <Missing title={t('productError')} text={errors['mall.product_not_found']} />
}

function Missing({ title, text }: { title: string; text: string | undefined }) {
  const t = useTranslations('mall')
  return (
    <>
      <PageTitle text={`${title} · Mofu`} />
      <StateNote isPage scene="empty" title={title} text={text}>
        <Link to="/mall" search={{}} className={buttonStyle('plain')}>
          {t('toMall')}
        </Link>
      </StateNote>
    </>
  )
}

function ProductSkeleton() {
  const t = useTranslations('mall')
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
      <h1 className="sr-only">{t('loading')}</h1>
      <Skeleton className="aspect-square w-full rounded-[20px]" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-10 w-3/4 rounded-xl" />
        <Skeleton className="h-8 w-1/3 rounded-xl" />
        <Skeleton className="h-32 w-full rounded-[20px]" />
      </div>
    </div>
  )
}

function Shown({ product }: { product: Product }) {
  const t = useTranslations('mall')
  const language = useLanguage()
  const { id, title, picture, categoryId, shop, description } = product
  const name = textIn(language, title)
  useEffect(() => recordSeen({ id, title, picture }), [id, title, picture])
  const category = categoryPath(categoryId).at(-1)
  return (
    <article>
      <PageTitle text={`${name} · Mofu`} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <Link
          to="/mall"
          search={category ? { category: category.id } : {}}
          className="text-soft hover:text-ink inline-flex min-h-10 items-center gap-2 rounded-full pr-3 font-semibold"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {category ? categoryWords[category.key][language] : t('toMall')}
        </Link>
        <div className="flex flex-wrap items-center gap-2">
          <ShareButton path={`/product/${id}`} title={name} size="small" />
          <CartLink />
        </div>
      </div>
      <ProductSale product={product} name={name} />
      <section aria-labelledby="about" className="card mt-8 p-5 sm:p-8">
        <h2 id="about" className="mb-2 text-2xl">
          {t('about')}
        </h2>
        <p className="max-w-prose whitespace-pre-line">{textIn(language, description)}</p>
        <p className="text-soft mt-4">
          {t('soldBy')}{' '}
          <Link
            to="/mall/shop/$id"
            params={{ id: String(shop.id) }}
            className="text-coral-text font-bold underline"
          >
            {shop.name}
          </Link>
        </p>
      </section>
      <ReviewList product={product} />
      <RecentlySeen exceptId={id} />
    </article>
  )
}
