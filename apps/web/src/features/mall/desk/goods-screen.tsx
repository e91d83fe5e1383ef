import { useQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { AskToSignIn } from '../components/ask-to-sign-in.tsx'
import { useShopper } from '../use-shopper.ts'
import { GoodsForm } from './components/goods-form.tsx'
import { deskQuery, ownProductQuery } from './queries.ts'

type GoodsScreenProps = { shopId: number; productId: number | undefined }

/** A product of a shop as it is written: a new one, or one that is there. */
export function GoodsScreen({ shopId, productId }: GoodsScreenProps) {
  const t = useTranslations('desk')
  const shopper = useShopper()
  if (shopper === undefined) return <AskToSignIn isPage text={t('signIn')} />
  return (
    <div className="page max-w-3xl! py-8 sm:py-12">
      <PageTitle text={`${productId === undefined ? t('newProduct') : t('changeProduct')} · Mofu`} />
      <h1 className="mb-6 text-4xl leading-tight sm:text-5xl">
        {productId === undefined ? t('newProduct') : t('changeProduct')}
      </h1>
      <Loaded key={`${shopper} ${productId}`} shopper={shopper} shopId={shopId} productId={productId} />
    </div>
  )
}

function Loaded({ shopper, shopId, productId }: GoodsScreenProps & { shopper: string }) {
  const t = useTranslations('desk')
  const desk = useQuery(deskQuery(shopper, shopId))
  const product = useQuery({
    ...ownProductQuery(shopper, shopId, productId ?? 0),
    enabled: productId !== undefined,
  })
  const failed = desk.error ?? product.error
  if (failed) {
    const retry = () => void Promise.all([desk.refetch(), productId && product.refetch()])
    return <FailureNote title={t('failed')} error={failed} onRetry={retry} />
  }
  if (!desk.data || (productId !== undefined && product.data === undefined)) {
    return <StateNote scene="loading" title={t('loading')} />
  }
  if (product.data === null) return <StateNote scene="empty" title={t('productMissing')} />
  return <GoodsForm desk={desk.data} known={product.data} />
}
