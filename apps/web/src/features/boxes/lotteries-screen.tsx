import type { BoxPhase } from '@mofu/domain/box-state'
import { useInfiniteQuery } from '@tanstack/react-query'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { deviceTimeOf } from '../../parts/chain-clock.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BoxCard } from './components/box-card.tsx'
import { MyDraws } from './components/my-draws.tsx'
import { PhaseTabs } from './components/phase-tabs.tsx'
import { MyBoxes } from './management/my-boxes.tsx'
import { boxListQuery } from './queries.ts'
import { useFresh } from './use-fresh.ts'

const grid = 'grid grid-cols-1 gap-4 min-[420px]:grid-cols-2 lg:grid-cols-4'

/** All boxes by phase, and the draws of the connected wallet. */
export function LotteriesScreen({ phase }: { phase: BoxPhase | undefined }) {
  const t = useTranslations('boxes')
  const { contracts, chainId } = useNetwork()
  return (
    <div className="page grid gap-10 py-8 sm:py-12">
      <PageTitle text={`${t('title')} · Mofu`} />
      <div>
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('title')}</h1>
        <p className="text-soft mt-2 mb-6 max-w-prose text-lg sm:mb-8">{t('intro')}</p>
        {contracts?.['Boxes'] === undefined ? (
          <NotDeployedNote />
        ) : (
          <>
            <PhaseTabs chosen={phase} />
            <BoxList key={phase} chainId={chainId} phase={phase} />
          </>
        )}
      </div>
      {contracts?.['Boxes'] === undefined ? null : (
        <>
          <MyDraws chainId={chainId} />
          <MyBoxes chainId={chainId} />
        </>
      )}
    </div>
  )
}

function BoxList({ chainId, phase }: { chainId: number; phase: BoxPhase | undefined }) {
  const t = useTranslations('boxes')
  const boxes = useInfiniteQuery(boxListQuery(chainId, phase))
  const first = boxes.data?.pages[0]
  useFresh(chainId, first?.block, boxes)
  if (!boxes.data) {
    return boxes.isError ? (
      <FailureNote title={t('failed')} error={boxes.error} onRetry={() => void boxes.refetch()} />
    ) : (
      <div className={grid}>
        <output className="sr-only">{t('loading')}</output>
        <Skeleton className="h-80 rounded-[20px]" />
      </div>
    )
  }
  const list = boxes.data.pages.flatMap((page) => page.list)
  if (list.length === 0) return <StateNote scene="empty" title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <div className="grid gap-6">
      <ul aria-label={t('list')} className={grid}>
        {list.map((box) => (
          <li key={box.id}>
            <BoxCard box={box} opensAt={deviceTimeOf(box.openAt, first?.blockTime, boxes.dataUpdatedAt)} />
          </li>
        ))}
      </ul>
      {boxes.hasNextPage ? (
        <Button
          className="justify-self-center"
          disabled={boxes.isFetchingNextPage}
          onClick={() => void boxes.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
    </div>
  )
}
