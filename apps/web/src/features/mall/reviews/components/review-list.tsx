import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { PagedList } from '../../../../parts/paged-list.tsx'
import { meQuery } from '../../../../session/me-query.ts'
import { useReader } from '../../../../session/use-reader.ts'
import { RatingLabel } from '../../components/rating-label.tsx'
import { ownShopsQuery, type Product } from '../../queries.ts'
import { useShopper } from '../../use-shopper.ts'
import { productReviewsQuery } from '../queries.ts'
import { HiddenReviews } from './hidden-reviews.tsx'
import { ReviewItem } from './review-item.tsx'

/** What buyers say about a product. */
export function ReviewList({ product }: { product: Product }) {
  const t = useTranslations('reviews')
  const { id, shop, ratingSum, ratingCount } = product
  const reviews = useInfiniteQuery(productReviewsQuery(id))
  const { canAnswer, admin } = useAbilities(shop.id)
  const list = reviews.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <section aria-labelledby="reviews" className="card mt-8 p-5 sm:p-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="reviews" className="text-2xl">
          {t('title')}
        </h2>
        <RatingLabel sum={ratingSum} count={ratingCount} />
      </div>
      <PagedList
        label={t('title')}
        query={reviews}
        count={list.length}
        failed={t('failed')}
        empty={t('empty')}
        more={t('more')}
      >
        {list.map((one) => (
          <ReviewItem key={one.id} review={one} canAnswer={canAnswer} canHide={admin !== undefined} />
        ))}
      </PagedList>
      {admin === undefined ? null : <HiddenReviews productId={id} reader={admin} />}
    </section>
  )
}

/** Whether the shopper works in the shop, and the key of an admin. The server authorises. */
function useAbilities(shopId: number): { canAnswer: boolean; admin: string | undefined } {
  const shopper = useShopper()
  const reader = useReader()
  const shops = useQuery({ ...ownShopsQuery(shopper ?? ''), enabled: shopper !== undefined })
  const me = useQuery({ ...meQuery(reader?.key ?? ''), enabled: reader?.way === 'web3' })
  return {
    canAnswer: shops.data?.some(({ id }) => id === shopId) ?? false,
    admin: reader?.way === 'web3' && me.data?.roles.includes('admin') ? reader.key : undefined,
  }
}
