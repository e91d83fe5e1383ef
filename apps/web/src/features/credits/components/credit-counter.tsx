import type { Address } from '@mofu/domain/address'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'

import { useNetwork } from '../../../api/app-config.ts'
import { useIndexedBlock } from '../../../api/indexed-block.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { withdrawCredits } from '../actions/withdraw-credits.ts'
import type { Credit, NamedCredit } from '../credit.ts'
import { coinQuery, creditsQuery, stuckQuery } from '../queries.ts'

type CreditCounterProps = { account: Address; ledger: Address }

export function CreditCounter({ account, ledger }: CreditCounterProps) {
  const t = useTranslations('credits')
  const { chainId } = useNetwork()
  // Refetched with each indexed block: a sale may just have added a credit.
  const reached = useIndexedBlock(chainId)
  const credits = useQuery({
    ...creditsQuery({ chainId, account, block: reached ?? 0 }),
    placeholderData: keepPreviousData,
  })
  if (credits.data === undefined) {
    return credits.isError ? (
      <FailureNote title={t('failed')} error={credits.error} onRetry={() => void credits.refetch()} />
    ) : (
      <Skeleton className="h-40 rounded-[28px]" />
    )
  }
  if (credits.data.length === 0)
    return <StateNote scene="empty" title={t('emptyTitle')} text={t('emptyText')} />
  return <Withdrawal account={account} ledger={ledger} block={reached ?? 0} credits={credits.data} />
}

type WithdrawalProps = CreditCounterProps & { block: number; credits: readonly Credit[] }

function Withdrawal({ account, ledger, block, credits }: WithdrawalProps) {
  const t = useTranslations('credits')
  const start = useStartTx()
  const { chainId } = useNetwork()
  const client = useChainClient(chainId)
  const named = useNamed(credits)
  const coins = credits.map(({ coin }) => coin)
  const simulated = useQuery({
    ...stuckQuery(client, { chainId, account, block, ledger, coins }),
    placeholderData: keepPreviousData,
  })
  const stuck = simulated.data ?? []
  const plan = () =>
    withdrawCredits({ chainId, ledger, account, credits: named, stuck, picture: '/favicon.svg' })
  return (
    <section aria-labelledby="credits" className="card p-5 sm:p-6">
      <h2 id="credits" className="mb-2 text-2xl">
        {t('waiting')}
      </h2>
      <ul className="divide-line mb-5 divide-y-2">
        {credits.map(({ coin }) => {
          const known = named.find((each) => each.coin === coin)
          return (
            <li key={coin} className="flex min-h-14 flex-col justify-center py-2">
              {known ? (
                <AmountLabel
                  className="font-display text-xl font-extrabold"
                  amount={known.amount}
                  coin={known.symbol}
                  decimals={known.decimals}
                />
              ) : (
                <Skeleton className="h-6 w-32 rounded-lg" />
              )}
              {stuck.includes(coin) ? (
                <p className="text-soft text-sm">
                  <strong>{t('stuck')}.</strong> {t('stuckText')}
                </p>
              ) : null}
            </li>
          )
        })}
      </ul>
      <Button
        look="main"
        size="large"
        className="w-full"
        disabled={named.length < credits.length || simulated.isPending}
        onClick={() => start(plan())}
      >
        {t('withdraw')}
      </Button>
      <p className="text-soft mt-4 text-sm">{t('hint')}</p>
    </section>
  )
}

/** The coins whose metadata is known; an amount with unknown decimals cannot be shown truthfully. */
function useNamed(credits: readonly Credit[]): NamedCredit[] {
  const { chainId, coin: native } = useNetwork()
  const client = useChainClient(chainId)
  const coins = useQueries({
    queries: credits.map(({ coin }) => coinQuery(client, chainId, coin, native)),
  })
  return credits.flatMap((credit, index) => {
    const coin = coins[index]?.data
    return coin ? [{ ...credit, ...coin }] : []
  })
}
