import { textIn } from '@mofu/domain/local-text'
import type { OwnProduct } from '@mofu/wire/mall/merchant/products'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { useLanguage } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { moneyText } from '../../../../parts/money.ts'
import { Pager } from '../../../../parts/pager.tsx'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ProductPicture } from '../../components/product-picture.tsx'
import { Panel } from '../../orders/components/panel.tsx'
import { ownProductsQuery, PRODUCTS_EACH } from '../queries.ts'

type GoodsPanelProps = { shopper: string; shopId: number; canList: boolean }

/** All products of the shop, including drafts. */
export function ProductsPanel({ shopper, shopId, canList }: GoodsPanelProps) {
  const t = useTranslations('merchant')
  const [page, setPage] = useState(1)
  const goods = useQuery(ownProductsQuery(shopper, shopId, page))
  return (
    <Panel title={t('goods')}>
      {canList ? (
        <Link
          to="/mall/merchant/$shopId/$productId"
          params={{ shopId: String(shopId), productId: 'new' }}
          className={buttonStyle('main', 'small')}
        >
          <Plus aria-hidden="true" className="size-5" />
          {t('newProduct')}
        </Link>
      ) : (
        <Note tone="honey">{t('freightFirst')}</Note>
      )}
      {goods.isError ? (
        <FailureNote title={t('failed')} error={goods.error} onRetry={() => void goods.refetch()} />
      ) : null}
      {goods.isPending ? <Skeleton className="mt-4 h-40 rounded-[20px]" /> : null}
      {goods.data?.total === 0 ? <p className="text-soft mt-4">{t('noGoods')}</p> : null}
      <ul className="divide-line mt-4 grid divide-y-2">
        {(goods.data?.list ?? []).map((product) => (
          <Row key={product.id} shopId={shopId} product={product} />
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil((goods.data?.total ?? 0) / PRODUCTS_EACH)} onPage={setPage} />
    </Panel>
  )
}

const tones: Record<OwnProduct['status'], BadgeTone> = {
  listed: 'mint',
  draft: 'honey',
  unlisted: 'honey',
  held: 'berry',
}

function Row({ shopId, product }: { shopId: number; product: OwnProduct }) {
  const t = useTranslations('merchant')
  const language = useLanguage()
  const { id, title, pictures, status, skus, currency, soldCount, takedownReason } = product
  const onSale = skus.filter(({ isOnSale }) => isOnSale)
  const left = onSale.reduce((sum, { onHand, reserved }) => sum + onHand - reserved, 0)
  const [cheapest] = onSale.map(({ price }) => BigInt(price)).toSorted((a, b) => Number(a - b))
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="w-16 shrink-0">
        <ProductPicture url={pictures[0] ?? null} alt="" sizes="4rem" />
      </div>
      <div className="min-w-0 flex-1">
        <Link
          to="/mall/merchant/$shopId/$productId"
          params={{ shopId: String(shopId), productId: String(id) }}
          className="font-bold underline"
        >
          {textIn(language, title)}
        </Link>
        <p className="text-soft text-sm">
          {cheapest === undefined ? null : `${moneyText(cheapest, currency)} · `}
          {t('left', { count: left })} · {t('sold', { count: String(soldCount) })}
        </p>
        {takedownReason === null ? null : (
          <p className="text-berry-text text-sm break-words">{t('takenDown', { reason: takedownReason })}</p>
        )}
      </div>
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
    </li>
  )
}
