import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { type PledgeList, pledgesQuery, sharesQuery } from '../queries.ts'
import { useFresh } from '../use-fresh.ts'
import { ExpiryCalendar } from './expiry-calendar.tsx'
import { PledgeCard } from './pledge-card.tsx'
import { RedeemAction } from './redeem-action.tsx'

type PledgeRowsProps = { chainId: number; which: PledgeList; hasCalendar?: boolean; empty: ReactNode }

/** The pledges of a list, each with the button that redeems it or the reason why not. */
export function PledgeRows({ chainId, which, hasCalendar = false, empty }: PledgeRowsProps) {
  const t = useTranslations('pledge')
  const wallet = useAccount()
  const account = wallet.status === 'connected' ? wallet.address : undefined
  const pledges = useInfiniteQuery(pledgesQuery(chainId, which))
  const first = pledges.data?.pages[0]
  useFresh(chainId, first?.block, pledges)
  const shares = useInfiniteQuery({ ...sharesQuery(chainId, account ?? ''), enabled: account !== undefined })
  useFresh(chainId, shares.data?.pages[0]?.block, shares)
  if (!pledges.data) {
    return pledges.isError ? (
      <FailureNote title={t('failed')} error={pledges.error} onRetry={() => void pledges.refetch()} />
    ) : (
      <>
        <output className="sr-only">{t('loading')}</output>
        <Skeleton className="h-64 rounded-[20px]" />
      </>
    )
  }
  const list = pledges.data.pages.flatMap((page) => page.list)
  if (list.length === 0) return empty
  const now = first?.blockTime ?? 0
  const held = shares.data?.pages[0]?.held
  return (
    <div className="grid gap-6">
      {hasCalendar ? <ExpiryCalendar pledges={list} now={now} /> : null}
      <ul aria-label={t('list')} className="grid gap-4 xl:grid-cols-2">
        {list.map((pledge) => (
          <li key={pledge.id}>
            <PledgeCard pledge={pledge} account={account} now={now}>
              {pledge.status === 'redeemed' ? null : account === undefined ? (
                <p className="text-soft">{t('why.connect')}</p>
              ) : held === undefined ? (
                <Skeleton className="h-11 rounded-full" />
              ) : (
                <RedeemAction
                  pledge={pledge}
                  account={account}
                  held={BigInt(held.find(({ coin }) => coin === pledge.coin)?.amount ?? 0)}
                  now={now}
                />
              )}
            </PledgeCard>
          </li>
        ))}
      </ul>
      {pledges.hasNextPage ? (
        <Button
          className="justify-self-center"
          disabled={pledges.isFetchingNextPage}
          onClick={() => void pledges.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
    </div>
  )
}
