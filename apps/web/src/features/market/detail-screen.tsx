import { parseNftId } from '@mofu/domain/nft-id'
import { pictureSizes } from '@mofu/domain/picture-sources'
import type { ReadAt } from '@mofu/wire/envelope'
import type { NftDetail } from '@mofu/wire/market'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { useErrorWords } from '../../i18n/language.ts'
import { useFailureWords } from '../../i18n/use-failure-words.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { MediaView } from '../../parts/media-view.tsx'
import { petTitle } from '../../parts/pet-title.ts'
import { ShareButton } from '../../parts/share-button.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { TraitGrid } from '../../parts/trait-grid.tsx'
import { useIsInAuction } from '../../parts/use-is-in-auction.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { ActivityTable } from './components/activity-table.tsx'
import { ChainFacts } from './components/chain-facts.tsx'
import { DetailSkeleton } from './components/detail-skeleton.tsx'
import { LikeButton } from './components/like-button.tsx'
import { PetPeople } from './components/pet-people.tsx'
import { MetadataLine } from './metadata/metadata-line.tsx'
import { ReportButton } from './report/report-button.tsx'
import { TradeSection } from './trade/trade-section.tsx'
import { useLivePet } from './use-live-pet.ts'

/** `auction` is what is shown of the pet's auction, above the market's price. */
export function DetailScreen({ id, auction }: { id: string; auction: ReactNode }) {
  const key = parseNftId(id)
  return (
    <div className="page py-6 sm:py-10">
      {key ? <Pet id={id} chainId={key.chainId} auction={auction} /> : <NotFound />}
    </div>
  )
}

function Pet({ id, chainId, auction }: { id: string; chainId: number; auction: ReactNode }) {
  const t = useTranslations('market')
  const wordsOf = useFailureWords()
  const pet = useLivePet(id, chainId)
  if (pet.data) return <PetDetail pet={pet.data.data} at={pet.data.at} auction={auction} />
  if (!pet.isError) return <DetailSkeleton label={t('detailLoading')} />
  const { code } = wordsOf(pet.error)
  if (code === 'market.nft_not_found' || code === 'chain.network_unknown') return <NotFound />
  return (
    <FailureNote isPage title={t('detailErrorTitle')} error={pet.error} onRetry={() => void pet.refetch()} />
  )
}

function NotFound() {
  const t = useTranslations('market')
  const errors = useErrorWords()
  return (
    <>
      <PageTitle text={`${t('notFoundTitle')} · Mofu`} />
      <StateNote isPage scene="empty" title={t('notFoundTitle')} text={errors['market.nft_not_found']}>
        <Link to="/list" className={buttonStyle('plain')}>
          {t('backToList')}
        </Link>
      </StateNote>
    </>
  )
}

type PetDetailProps = { pet: NftDetail; at: ReadAt | undefined; auction: ReactNode }

function PetDetail({ pet, at, auction }: PetDetailProps) {
  const t = useTranslations('market')
  const title = petTitle(pet)
  const isInAuction = useIsInAuction(pet)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  return (
    <article>
      <PageTitle text={`${title} · Mofu`} />
      <Link
        to="/list"
        className="text-soft hover:text-ink mb-4 inline-flex min-h-10 items-center gap-2 rounded-full pr-3 font-semibold"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('backToList')}
      </Link>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <div className="card p-3 sm:p-4">
            <MediaView nft={pet} isFirst sizes={pictureSizes.page} />
          </div>
          <MetadataLine id={pet.id} tokenUri={pet.tokenUri} />
        </div>
        <div className="grid content-start gap-8">
          <header>
            <Link
              to="/collection-list/$id"
              params={{ id: `${pet.chainId}-${pet.contract}` }}
              className="font-display text-coral-text font-extrabold underline-offset-4 hover:underline"
            >
              {pet.collectionName}
            </Link>
            <h1 className="mt-1 text-4xl leading-tight sm:text-5xl">{title}</h1>
            {typeof pet.rank === 'number' ? (
              <p className="mt-2">
                <Badge tone="honey">{t('rank', { rank: pet.rank })}</Badge>
              </p>
            ) : null}
            {pet.description === '' ? null : <p className="text-soft mt-3 text-lg">{pet.description}</p>}
            <p className="mt-4 flex flex-wrap items-center gap-2">
              <LikeButton id={pet.id} />
              <ShareButton path={`/detail/${pet.id}`} title={title} size="small" />
              <ReportButton id={pet.id} name={title} />
            </p>
          </header>
          {auction}
          {isInAuction ? null : <TradeSection pet={pet} at={at} bar={bar} />}
          <PetPeople pet={pet} now={at?.blockTime ?? 0} />
          <section aria-labelledby="traits">
            <h2 id="traits" className="text-2xl">
              {t('traits')}
            </h2>
            <p className="text-soft mb-3 text-sm">
              {pet.traits.length === 0 ? t('noTraits') : t('traitsHint')}
            </p>
            <TraitGrid traits={pet.traits} />
          </section>
          <ChainFacts pet={pet} />
        </div>
      </div>
      <ActivityTable activity={pet.activity} chainId={pet.chainId} at={at} />
      {/* Sticks to the end of the screen while the pet is on it, and ends with the pet: it never covers the footer. */}
      <div ref={setBar} className="sticky bottom-3 z-30 mt-6 empty:hidden lg:hidden" />
    </article>
  )
}
