import { useQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { AskToSignIn } from '../components/ask-to-sign-in.tsx'
import { useShopper } from '../use-shopper.ts'
import { ProductForm } from './components/product-form.tsx'
import { dashboardQuery, ownProductQuery } from './queries.ts'

type GoodsScreenProps = { shopId: number; productId: number | undefined }

/** The form for a new or an existing product of a shop. */
export function MerchantProductScreen({ shopId, productId }: GoodsScreenProps) {
  const t = useTranslations('merchant')
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
  const t = useTranslations('merchant')
  const dashboard = useQuery(dashboardQuery(shopper, shopId))
  const product = useQuery({
    ...ownProductQuery(shopper, shopId, productId ?? 0),
    enabled: productId !== undefined,
  })
  const failed = dashboard.error ?? product.error
  if (failed) {
    const retry = () => void Promise.all([dashboard.refetch(), productId && product.refetch()])
    return <FailureNote title={t('failed')} error={failed} onRetry={retry} />
  }
  if (!dashboard.data || (productId !== undefined && product.data === undefined)) {
    return <StateNote scene="loading" title={t('loading')} />
  }
  if (product.data === null) return <StateNote scene="empty" title={t('productMissing')} />
  return <ProductForm dashboard={dashboard.data} known={product.data} />
}
