import type { Address } from '@mofu/domain/address'
import type { Machine } from '@mofu/wire/gacha'
import { useInfiniteQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { coinOf } from '../gacha-coin.ts'
import type { GachaPlace } from '../gacha-place.ts'
import { ownPullsQuery } from '../queries.ts'
import { useFresh } from '../use-fresh.ts'
import { MyPulls } from './my-pulls.tsx'

type OwnPullsProps = { place: GachaPlace; machine: Machine; account: Address }

/** The pulls of an account from a machine, page by page. */
export function OwnPulls({ place, machine, account }: OwnPullsProps) {
  const t = useTranslations('gacha')
  const pulls = useInfiniteQuery(ownPullsQuery({ place, number: machine.collectionId, account }))
  useFresh(place.chainId, pulls.data?.pages[0]?.block, pulls)
  if (pulls.data === undefined) {
    return pulls.isError ? (
      <FailureNote title={t('pullsFailed')} error={pulls.error} onRetry={() => void pulls.refetch()} />
    ) : (
      <Skeleton className="h-32 rounded-[28px]" />
    )
  }
  return (
    <div className="grid gap-4">
      <MyPulls place={place} pages={pulls.data.pages} coin={coinOf(machine)} />
      {pulls.hasNextPage ? (
        <Button
          className="justify-self-center"
          disabled={pulls.isFetchingNextPage}
          onClick={() => void pulls.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
    </div>
  )
}
