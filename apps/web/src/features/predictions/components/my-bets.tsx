import { useInfiniteQuery } from '@tanstack/react-query'

import { useRefetchWhenStale } from '../../../api/use-refetch-when-stale.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { betsQuery } from '../queries.ts'
import { PAUSE_MS } from '../use-live-quiz.ts'
import { BetCard } from './bet-card.tsx'
import { Profit } from './profit.tsx'

/** The bets of the connected wallet, with profit and loss. Nothing without a wallet. */
export function MyBets({ chainId }: { chainId: number }) {
  const t = useTranslations('predictions')
  const account = useAccount()
  if (account.status === 'none') return null
  return (
    <section aria-labelledby="my-bets" className="grid gap-4">
      <header>
        <h2 id="my-bets" className="text-2xl sm:text-3xl">
          {t('myBets')}
        </h2>
        <p className="text-soft">{t('myBetsText')}</p>
      </header>
      {account.status === 'connected' ? (
        <Bets chainId={chainId} account={account.address} />
      ) : (
        <Skeleton className="h-32 rounded-2xl" />
      )}
    </section>
  )
}

function Bets({ chainId, account }: { chainId: number; account: string }) {
  const t = useTranslations('predictions')
  const bets = useInfiniteQuery(betsQuery(chainId, account))
  const first = bets.data?.pages[0]
  useRefetchWhenStale({ chainId, block: first?.block, askedAt: bets.dataUpdatedAt }, PAUSE_MS, bets.refetch)
  if (!bets.data) {
    return bets.isError ? (
      <FailureNote title={t('betsFailed')} error={bets.error} onRetry={() => void bets.refetch()} />
    ) : (
      <Skeleton className="h-32 rounded-2xl" />
    )
  }
  const list = bets.data.pages.flatMap((page) => page.list)
  if (list.length === 0) return <p className="text-soft">{t('noBets')}</p>
  return (
    <>
      <Profit sums={first?.sums ?? []} />
      <ul aria-label={t('myBets')} className="grid gap-3">
        {list.map((bet) => (
          <li key={bet.round.epoch}>
            <BetCard bet={bet} />
          </li>
        ))}
      </ul>
      {bets.hasNextPage ? (
        <Button
          className="justify-self-center"
          disabled={bets.isFetchingNextPage}
          onClick={() => void bets.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
    </>
  )
}
