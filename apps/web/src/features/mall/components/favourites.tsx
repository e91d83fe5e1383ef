import { useQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { favouritesQuery } from '../queries.ts'
import { useShopper } from '../use-shopper.ts'
import { AskToSignIn } from './ask-to-sign-in.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'

export function Favourites() {
  const shopper = useShopper()
  const t = useTranslations('mall')
  if (shopper === undefined) return <AskToSignIn text={t('favouritesSignIn')} />
  return <Own key={shopper} shopper={shopper} />
}

function Own({ shopper }: { shopper: string }) {
  const t = useTranslations('mall')
  const favourites = useQuery(favouritesQuery(shopper))
  if (favourites.isError) {
    return (
      <FailureNote
        title={t('listError')}
        error={favourites.error}
        onRetry={() => void favourites.refetch()}
      />
    )
  }
  if (!favourites.data) return <ProductGridSkeleton label={t('loading')} />
  if (favourites.data.length === 0) {
    return <StateNote scene="empty" title={t('favouritesEmpty')} text={t('favouritesText')} />
  }
  return <ProductGrid label={t('favourites')} products={favourites.data} />
}
