import { useInfiniteQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { drawsQuery } from '../queries.ts'
import { useFresh } from '../use-fresh.ts'
import { DrawCard } from './draw-card.tsx'

/** In all boxes, or in one. */
type MyDrawsProps = { chainId: number; number?: number }

/** The draws of the connected wallet, wherever they were paid. Nothing without a wallet. */
export function MyDraws({ chainId, number }: MyDrawsProps) {
  const t = useTranslations('boxes')
  const account = useAccount()
  if (account.status === 'none') return null
  return (
    <section aria-labelledby="my-draws" className="grid gap-4">
      <header>
        <h2 id="my-draws" className="text-2xl">
          {t('myDraws')}
        </h2>
        <p className="text-soft">{t('myDrawsText')}</p>
      </header>
      {account.status === 'connected' ? (
        <Draws chainId={chainId} number={number} account={account.address} />
      ) : (
        <Skeleton className="h-32 rounded-2xl" />
      )}
    </section>
  )
}

function Draws({
  chainId,
  number,
  account,
}: {
  chainId: number
  number: number | undefined
  account: string
}) {
  const t = useTranslations('boxes')
  const draws = useInfiniteQuery(drawsQuery(chainId, account, number))
  const first = draws.data?.pages[0]
  useFresh(chainId, first?.block, draws)
  if (!draws.data) {
    return draws.isError ? (
      <FailureNote title={t('drawsFailed')} error={draws.error} onRetry={() => void draws.refetch()} />
    ) : (
      <Skeleton className="h-32 rounded-2xl" />
    )
  }
  const list = draws.data.pages.flatMap((page) => page.list)
  if (list.length === 0) return <p className="text-soft">{t('noDraws')}</p>
  const read = { blockTime: first?.blockTime, readAtMs: draws.dataUpdatedAt }
  return (
    <>
      <ul aria-label={t('myDraws')} className="grid gap-4">
        {list.map((draw) => (
          <li key={draw.id}>
            <DrawCard chainId={chainId} draw={draw} read={read} />
          </li>
        ))}
      </ul>
      {draws.hasNextPage ? (
        <Button
          className="justify-self-center"
          disabled={draws.isFetchingNextPage}
          onClick={() => void draws.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
    </>
  )
}
