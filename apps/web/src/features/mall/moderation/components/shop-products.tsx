import { textIn } from '@mofu/domain/local-text'
import { useInfiniteQuery } from '@tanstack/react-query'

import { useLanguage } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { PagedList } from '../../../../parts/paged-list.tsx'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'
import { ProductPicture } from '../../components/product-picture.tsx'
import { type ModeratedProduct, moderatedProductsQuery } from '../queries.ts'
import { DecisionButton } from './decision-button.tsx'

/** The products of one shop, each of which an admin can take down or restore. */
export function ShopProducts({ shopper, shopId }: { shopper: string; shopId: number }) {
  const t = useTranslations('moderation')
  const products = useInfiniteQuery(moderatedProductsQuery(shopper, shopId))
  const list = products.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <div className="mt-2">
      <PagedList
        label={t('products')}
        query={products}
        count={list.length}
        failed={t('failed')}
        empty={t('noProducts')}
        more={t('more')}
      >
        {list.map((one) => (
          <ProductRow key={one.id} product={one} />
        ))}
      </PagedList>
    </div>
  )
}

const tones: Record<ModeratedProduct['status'], BadgeTone> = {
  listed: 'mint',
  draft: 'plain',
  unlisted: 'plain',
  held: 'berry',
}

function ProductRow({ product }: { product: ModeratedProduct }) {
  const t = useTranslations('moderation')
  const language = useLanguage()
  const { id, title, picture, status, takedownReason } = product
  const name = textIn(language, title)
  const isTakenDown = takedownReason !== null
  return (
    <li aria-label={name} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="w-14 shrink-0">
        <ProductPicture url={picture} alt="" sizes="3.5rem" />
      </div>
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold break-words">{name}</span>
          <Badge tone={tones[status]}>
            {t(isTakenDown ? 'productStatus.takenDown' : `productStatus.${status}`)}
          </Badge>
        </p>
        {isTakenDown ? <p className="text-soft text-sm break-words">{takedownReason}</p> : null}
      </div>
      <DecisionButton kind={isTakenDown ? 'restore' : 'takeDown'} id={id} name={name} />
    </li>
  )
}
