import type { LotState } from '@mofu/domain/lot-state'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { joinPages } from '../join-pages.ts'
import { lotsQuery } from '../queries.ts'
import { useFresh } from '../use-fresh.ts'
import { LotCard } from './lot-card.tsx'
import { LotGrid } from './lot-grid.tsx'

type LotListProps = {
  chainId: number
  which: { state: LotState } | { seller: string }
  empty: ReactNode
}

/** The lots of a state, or of a seller. */
export function LotList({ chainId, which, empty }: LotListProps) {
  const t = useTranslations('auctions')
  const lots = useInfiniteQuery(lotsQuery(chainId, which))
  const first = lots.data?.pages[0]
  useFresh(chainId, first?.block, lots)
  const list = lots.data && joinPages(lots.data.pages, ({ id }) => id)
  const read = { blockTime: first?.blockTime, readAtMs: lots.dataUpdatedAt }
  return (
    <LotGrid list={lots} label={t('list')} count={list?.length} empty={empty}>
      {list?.map((lot) => (
        <li key={lot.id}>
          <LotCard lot={lot} read={read} />
        </li>
      ))}
    </LotGrid>
  )
}
