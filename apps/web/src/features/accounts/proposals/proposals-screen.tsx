import { proposalStates } from '@mofu/domain/proposals'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AdminList } from '../../../parts/admin-list.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { AdminPage } from '../administration/admin-page.tsx'
import { type Proposal, proposalsQuery } from '../queries.ts'
import { ProposalRow } from './proposal-row.tsx'

/** What waits for a second admin, and what became of it. */
export function ProposalsScreen() {
  return <AdminPage page="proposals">{(reader) => <Proposals reader={reader} />}</AdminPage>
}

function Proposals({ reader }: { reader: string }) {
  const t = useTranslations('proposals')
  const [state, setState] = useState<Proposal['state']>('proposed')
  const proposals = useInfiniteQuery(proposalsQuery(reader, state))
  const list = proposals.data?.pages.flatMap((page) => page.list) ?? []
  const count = proposals.data?.pages[0]?.count ?? 0
  return (
    <AdminList
      title={t('list')}
      badge={count > 0 ? <Badge tone="honey">{t('open', { count })}</Badge> : null}
      choice={{
        states: proposalStates,
        state,
        onChoose: setState,
        textOf: (one) => t(`state.${one}`),
      }}
      query={proposals}
      count={list.length}
      failed={t('failed')}
      empty={t('empty')}
      more={t('more')}
    >
      {list.map((one) => (
        <ProposalRow key={one.id} proposal={one} />
      ))}
    </AdminList>
  )
}
