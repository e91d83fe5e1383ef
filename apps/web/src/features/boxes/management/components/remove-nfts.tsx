import type { Address } from '@mofu/domain/address'
import type { BoxLock } from '@mofu/domain/box-locks'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { type BoxDetail, prizesQuery } from '../../queries.ts'
import { useFresh } from '../../use-fresh.ts'
import type { ChangedBox } from '../actions/manage-box.ts'
import { NFTS_AT_ONCE, removeNfts, returnNfts } from '../actions/move-nfts.ts'
import { readPositions } from '../queries.ts'
import { useBatch } from '../use-batch.ts'
import { BatchProgress } from './batch-progress.tsx'
import { LockNote } from './lock-note.tsx'
import { NftChoice } from './nft-choice.tsx'
import { Section } from './section.tsx'

type RemoveNftsProps = { changed: ChangedBox; box: BoxDetail; lens: Address; lock: BoxLock | undefined }

/** The NFTs in the box: chosen ones or all go back to those who put them in. */
export function RemoveNfts({ changed, box, lens, lock }: RemoveNftsProps) {
  const t = useTranslations('boxManagement')
  const wordsOf = useFailureWords()
  const start = useStartTx()
  const client = useChainClient(box.chainId)
  const inside = useInfiniteQuery(prizesQuery(box, 'in'))
  useFresh(box.chainId, inside.data?.pages[0]?.block, inside)
  const nfts = inside.data?.pages.flatMap(({ list }) => list) ?? []
  const batch = useBatch(nfts.map(({ id }) => id))
  const isLocked = lock !== undefined
  const next = Math.min(batch.left.length, NFTS_AT_ONCE)
  const back = Math.min(box.size, NFTS_AT_ONCE)
  const remove = useMutation({
    mutationFn: async () => {
      const chosen = new Set(batch.left.slice(0, NFTS_AT_ONCE))
      const moved = nfts.filter(({ id }) => chosen.has(id))
      const positions = await readPositions(client, {
        contract: changed.contract,
        lens,
        number: box.number,
        indexes: moved.map(({ indexInCollection }) => indexInCollection),
      })
      if (!positions) {
        void inside.refetch()
        return 'changed'
      }
      batch.begin()
      start(removeNfts(changed, { nfts: moved, positions, means: t('removeMeans') }))
      return 'started'
    },
  })

  return (
    <Section title={t('inside', { count: box.size })} text={t('insideText')}>
      <LockNote lock={lock} pending={box.pending} />
      {inside.data ? (
        <NftChoice
          label={t('insideNfts')}
          nfts={nfts}
          chosen={batch.left}
          onChoose={batch.choose}
          isDisabled={isLocked}
        />
      ) : inside.isError ? (
        <FailureNote title={t('failed')} error={inside.error} onRetry={() => void inside.refetch()} />
      ) : (
        <Skeleton className="h-48 rounded-2xl" />
      )}
      {inside.hasNextPage ? (
        <Button
          size="small"
          className="justify-self-start"
          disabled={inside.isFetchingNextPage}
          onClick={() => void inside.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
      <BatchProgress
        label={t('removeProgress')}
        text={t('removedOf', batch.progress ?? { done: 0, total: 0 })}
        progress={batch.progress}
      />
      {remove.data === 'changed' ? <Note tone="honey">{t('contentsChanged')}</Note> : null}
      {remove.isError ? <Note tone="berry">{wordsOf(remove.error).text}</Note> : null}
      <div className="flex flex-wrap gap-3">
        <Button disabled={isLocked || next === 0 || remove.isPending} onClick={() => remove.mutate()}>
          {t('takeOut', { count: next })}
        </Button>
        <Button disabled={isLocked} onClick={() => start(returnNfts(changed, back, t('removeMeans')))}>
          {t(box.size > back ? 'returnNext' : 'returnAll', { count: back })}
        </Button>
      </div>
    </Section>
  )
}
