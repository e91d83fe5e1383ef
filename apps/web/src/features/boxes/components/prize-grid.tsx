import type { BoxPlace } from '@mofu/domain/box-id'
import type { BoxNft } from '@mofu/wire/boxes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { MediaView } from '../../../parts/media-view.tsx'
import { petTitle } from '../../../parts/pet-title.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { tabStyle } from '../../../ui/tab-style.ts'
import { prizesQuery } from '../queries.ts'
import { useFresh } from '../use-fresh.ts'

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4'

/** Every NFT of a box: those that can still be won, and those that were. */
export function Prizes({ place, size }: { place: BoxPlace; size: number }) {
  const t = useTranslations('boxes')
  const [which, setWhich] = useState<'in' | 'drawn'>('in')
  return (
    <section aria-labelledby="prizes" className="grid gap-4">
      <h2 id="prizes" className="text-2xl">
        {t('prizes')}
      </h2>
      <div className="flex flex-wrap gap-2">
        {(['in', 'drawn'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === which}
            onClick={() => setWhich(one)}
            className={tabStyle(one === which, 'small')}
          >
            {one === 'in' ? t('prizesIn', { count: size }) : t('prizesDrawn')}
          </button>
        ))}
      </div>
      <PrizeList key={which} place={place} which={which} />
    </section>
  )
}

function PrizeList({ place, which }: { place: BoxPlace; which: 'in' | 'drawn' }) {
  const t = useTranslations('boxes')
  const prizes = useInfiniteQuery(prizesQuery(place, which))
  useFresh(place.chainId, prizes.data?.pages[0]?.block, prizes)
  if (!prizes.data) {
    return prizes.isError ? (
      <FailureNote title={t('prizesFailed')} error={prizes.error} onRetry={() => void prizes.refetch()} />
    ) : (
      <Skeleton className="h-48 rounded-2xl" />
    )
  }
  const list = prizes.data.pages.flatMap((page) => page.list)
  if (list.length === 0)
    return <p className="text-soft">{t(which === 'in' ? 'noPrizesIn' : 'noPrizesDrawn')}</p>
  return (
    <>
      <ul aria-label={t('prizes')} className={grid}>
        {list.map((nft) => (
          <li key={nft.id}>
            <PrizeCard nft={nft}>
              {which === 'drawn' ? (
                <p className="text-soft flex flex-wrap items-center gap-x-1 text-sm">
                  {t('wonBy')} <AddressLabel address={nft.owner} />
                  <span className="w-full">{t(nft.state === 'claimed' ? 'claimed' : 'unclaimed')}</span>
                </p>
              ) : null}
            </PrizeCard>
          </li>
        ))}
      </ul>
      {prizes.hasNextPage ? (
        <Button
          className="justify-self-center"
          disabled={prizes.isFetchingNextPage}
          onClick={() => void prizes.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
    </>
  )
}

export function PrizeCard({ nft, children }: { nft: BoxNft; children?: ReactNode }) {
  // The name below an image says the same; a player needs a name of its own.
  const mediaTitle = nft.nftType === 'IMAGE' ? '' : petTitle(nft)
  return (
    <article className="card h-full p-2">
      <MediaView nft={{ ...nft, title: mediaTitle }} sizes="(width < 640px) 45vw, 240px" />
      <div className="px-1 pt-2 pb-1">
        <h3 className="truncate text-base leading-snug">
          <Link to="/detail/$id" params={{ id: nft.nftId }} className="hover:underline">
            {petTitle(nft)}
          </Link>
        </h3>
        {children}
      </div>
    </article>
  )
}
