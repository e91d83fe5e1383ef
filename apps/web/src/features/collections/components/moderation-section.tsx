import { type CollectionState, collectionStates } from '@mofu/domain/collection-states'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { AdminList } from '../../../parts/admin-list.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { moderatedQuery } from '../queries.ts'

/** For admins: collections by moderation state, with the reason of the last decision. Their pages have the form. */
export function ModerationSection({ reader }: { reader: string }) {
  const t = useTranslations('collections')
  const { chainId } = useNetwork()
  const [state, setState] = useState<CollectionState>('unverified')
  const found = useInfiniteQuery(moderatedQuery(reader, chainId, state))
  const list = found.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <AdminList
      title={t('byState')}
      choice={{ states: collectionStates, state, onChoose: setState, textOf: (one) => t(one) }}
      query={found}
      count={list.length}
      failed={t('byStateError')}
      empty={t('byStateEmpty')}
      more={t('byStateMore')}
    >
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
    </AdminList>
  )
}
