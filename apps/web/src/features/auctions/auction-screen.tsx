import { parseNftId } from '@mofu/domain/nft-id'
import { pictureSizes } from '@mofu/domain/picture-sources'
import type { Lot, LotBid } from '@mofu/wire/auctions'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { MediaView } from '../../parts/media-view.tsx'
import { petTitle } from '../../parts/pet-title.ts'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BidHistory } from './components/bid-history.tsx'
import { BidPanel } from './components/bid-panel.tsx'
import { CreateSection } from './components/create-section.tsx'
import { LotBadge } from './components/lot-badge.tsx'
import { LotFacts } from './components/lot-facts.tsx'
import { lotQuery, petQuery, type ReadTime } from './queries.ts'
import { LIVE_PAUSE_MS, useFresh } from './use-fresh.ts'

/** The latest auction of a pet; for the owner of a pet that is not up, the form that puts it up. */
export function AuctionScreen({ id }: { id: string }) {
  const t = useTranslations('auctions')
  const key = parseNftId(id)
  return (
    <div className="page py-6 sm:py-10">
      <Link
        to="/auction"
        search={{}}
        className="text-soft hover:text-ink mb-4 inline-flex min-h-10 items-center gap-2 rounded-full pr-3 font-semibold"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('back')}
      </Link>
      {key ? <Auction nftId={id} chainId={key.chainId} /> : <None />}
    </div>
  )
}

function Auction({ nftId, chainId }: { nftId: string; chainId: number }) {
  const t = useTranslations('auctions')
  const found = useQuery(lotQuery(nftId))
  useFresh(chainId, found.data?.block, found, LIVE_PAUSE_MS)
  if (!found.data) {
    return (
      <>
        <PageTitle text={`${t('title')} · Mofu`} />
        {found.isError ? (
          <FailureNote
            isPage
            title={t('lotFailed')}
            error={found.error}
            onRetry={() => void found.refetch()}
          />
        ) : (
          <Skeleton className="h-96 rounded-[28px]" />
        )}
      </>
    )
  }
  const { lot, bids, blockTime } = found.data
  if (!lot) return <NotUp nftId={nftId} chainId={chainId} />
  return <Loaded lot={lot} bids={bids} read={{ blockTime, readAtMs: found.dataUpdatedAt }} />
}

type LoadedProps = { lot: Lot; bids: { list: LotBid[]; next: number | null }; read: ReadTime }

function Loaded({ lot, bids, read }: LoadedProps) {
  const t = useTranslations('auctions')
  const name = petTitle(lot)
  return (
    <article>
      <PageTitle text={`${name} · Mofu`} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
        <div className="card p-3 sm:p-4 lg:sticky lg:top-24 lg:self-start">
          <MediaView nft={lot} isFirst sizes={pictureSizes.page} />
        </div>
        <div className="grid content-start gap-8">
          <header>
            <p className="text-soft">{lot.collectionName}</p>
            <div className="flex flex-wrap items-center gap-3">
              <h1 className="text-4xl leading-tight sm:text-5xl">{name}</h1>
              <LotBadge lot={lot} />
            </div>
            <p className="mt-3">
              <Link to="/detail/$id" params={{ id: lot.nftId }} className={buttonStyle('plain', 'small')}>
                {t('seePet')}
              </Link>
            </p>
          </header>
          <BidPanel lot={lot} read={read} />
          {lot.status === 'open' ? null : <CreateSection nftId={lot.nftId} chainId={lot.chainId} isAgain />}
          <BidHistory key={lot.id} lot={lot} bids={bids} />
          <LotFacts lot={lot} />
        </div>
      </div>
    </article>
  )
}

/** A pet that was never put up. */
function NotUp({ nftId, chainId }: { nftId: string; chainId: number }) {
  const t = useTranslations('auctions')
  const pet = useQuery(petQuery(nftId))
  if (pet.isPending) return <Skeleton className="h-96 rounded-[28px]" />
  if (!pet.data) return <None />
  const { data } = pet.data
  const name = petTitle(data)
  return (
    <article>
      <PageTitle text={`${name} · Mofu`} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
        <div className="card p-3 sm:p-4 lg:self-start">
          <MediaView nft={data} isFirst sizes={pictureSizes.page} />
        </div>
        <div className="grid content-start gap-8">
          <header>
            <h1 className="text-4xl leading-tight sm:text-5xl">{name}</h1>
            <p className="text-soft mt-2">{t('noneText')}</p>
            <p className="mt-3">
              <Link to="/detail/$id" params={{ id: nftId }} className={buttonStyle('plain', 'small')}>
                {t('seePet')}
              </Link>
            </p>
          </header>
          <CreateSection nftId={nftId} chainId={chainId} isAgain={false} />
        </div>
      </div>
    </article>
  )
}

function None() {
  const t = useTranslations('auctions')
  return (
    <>
      <PageTitle text={`${t('noneTitle')} · Mofu`} />
      <StateNote isPage scene="empty" title={t('noneTitle')} text={t('noneText')} />
    </>
  )
}
