import { type CollectionState, collectionStates } from '@mofu/domain/collection-states'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { tabStyle } from '../../../ui/tab-style.ts'
import { moderatedQuery } from '../queries.ts'

/** For admins: collections by moderation state, with the reason of the last decision. Their pages have the form. */
export function ModerationSection({ reader }: { reader: string }) {
  const t = useTranslations('collections')
  const { chainId } = useNetwork()
  const [state, setState] = useState<CollectionState>('unverified')
  const found = useInfiniteQuery(moderatedQuery(reader, chainId, state))
  const list = found.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <section aria-labelledby="by-state" className="card p-5 sm:p-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="by-state" className="text-2xl">
          {t('byState')}
        </h2>
        <div className="flex flex-wrap gap-2">
          {collectionStates.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === state}
              onClick={() => setState(one)}
              className={tabStyle(one === state, 'small')}
            >
              {t(one)}
            </button>
          ))}
        </div>
      </div>
      {found.isError ? (
        <FailureNote title={t('byStateError')} error={found.error} onRetry={() => void found.refetch()} />
      ) : null}
      {found.isPending ? <Skeleton className="h-16 w-full rounded-2xl" /> : null}
      {found.isSuccess && list.length === 0 ? <p className="text-soft">{t('byStateEmpty')}</p> : null}
      <ul aria-labelledby="by-state" className="divide-line divide-y-2">
        {list.map(({ id, name, owner, nftCount, decision }) => (
          <li key={id} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <Link
                to="/collection-list/$id"
                params={{ id }}
                className="min-w-0 font-bold break-words underline underline-offset-4"
              >
                {name}
              </Link>
              <span className="text-soft text-sm">{t('byStateTokens', { count: nftCount })}</span>
              <AddressLabel address={owner} chainId={chainId} />
            </p>
            {decision ? (
              <p className="text-soft flex flex-wrap gap-x-3 text-sm">
                <span className="text-ink min-w-0 break-words">{decision.reason}</span>
                <AddressLabel address={decision.by} chainId={chainId} />
                <TimeAgo at={Date.parse(decision.at) / 1_000} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {found.hasNextPage ? (
        <Button
          size="small"
          className="mt-4"
          disabled={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('byStateMore')}
        </Button>
      ) : null}
    </section>
  )
}
