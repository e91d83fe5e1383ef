import { parseAddress } from '@mofu/domain/address'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../../api/app-config.ts'
import { useIndexedBlock } from '../../../api/indexed-block.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { MediaView } from '../../../parts/media-view.tsx'
import { NotDeployedNote } from '../../../parts/not-deployed-note.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Note } from '../../../ui/note.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BuyCounter } from './components/buy-counter.tsx'
import { Phases } from './components/phases.tsx'
import { supplyLeft } from './purchase-option.ts'
import { type Launchpad, launchpadQuery, type Sale } from './queries.ts'

/** A collection's sale, for buyers: phases, supply, price, and the user's eligibility. */
export function LaunchpadScreen({ id }: { id: string }) {
  const t = useTranslations('launchpad')
  const { chainId } = useNetwork()
  const block = useIndexedBlock(chainId) ?? 0
  const launchpad = useQuery({ ...launchpadQuery(id, block), placeholderData: keepPreviousData })
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${launchpad.data?.name ?? t('title')} · Mofu`} />
      {launchpad.data ? (
        <Pad launchpad={launchpad.data} />
      ) : launchpad.isError ? (
        <FailureNote
          isPage
          title={t('failed')}
          error={launchpad.error}
          onRetry={() => void launchpad.refetch()}
        />
      ) : (
        <Skeleton className="h-96 rounded-[28px]" />
      )}
    </div>
  )
}

function Pad({ launchpad }: { launchpad: Launchpad }) {
  const t = useTranslations('launchpad')
  const { contracts } = useNetwork()
  const factory = parseAddress(contracts?.['CollectionFactory'] ?? '')
  const { name, page, covers, sale, maxMint, nftCount, owner, contract, chainId } = launchpad
  const left = supplyLeft(maxMint, nftCount)
  return (
    <div className="grid gap-6">
      {page?.banner ? (
        <img
          src={page.banner}
          alt=""
          width={1_430}
          height={370}
          className="w-full rounded-[28px] object-cover"
        />
      ) : null}
      <header className="flex flex-wrap items-center gap-4">
        {page?.logo ? (
          <img src={page.logo} alt="" width={300} height={300} className="size-20 rounded-2xl object-cover" />
        ) : null}
        <div className="min-w-0">
          <h1 className="text-4xl leading-tight sm:text-5xl">{name}</h1>
          <p className="text-soft flex flex-wrap items-center gap-x-2">
            {t('by')} <AddressLabel address={owner} copyName={t('owner')} chainId={chainId} />
          </p>
        </div>
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-10">
        <div className="grid content-start gap-6">
          {sale?.artwork ? <Artwork artwork={sale.artwork} /> : null}
          {page?.description ? <p className="text-lg whitespace-pre-wrap">{page.description}</p> : null}
          <Phases {...launchpad} />
          <section aria-labelledby="supply" className="card p-5">
            <h2 id="supply" className="text-xl">
              {t('supply')}
            </h2>
            <p className="font-display text-2xl font-extrabold tabular-nums">
              {left === undefined
                ? t('noLimit', { count: nftCount })
                : t('left', { left, most: Number(maxMint) })}
            </p>
            {left === undefined ? null : (
              <ProgressBar
                label={t('supply')}
                value={nftCount}
                most={Number(maxMint)}
                tone="coral"
                className="mt-3 h-3"
              />
            )}
          </section>
          {covers.length > 0 ? (
            <div className="grid grid-cols-4 gap-2 sm:gap-3">
              {covers.map((cover) => (
                <img
                  key={cover}
                  src={cover}
                  alt=""
                  width={160}
                  height={160}
                  className="aspect-square w-full rounded-2xl object-cover"
                />
              ))}
            </div>
          ) : null}
          <p>
            <Link to="/list" search={{ collection: contract }} className={buttonStyle('plain', 'small')}>
              {t('seeAll')}
            </Link>
          </p>
        </div>
        {!factory ? (
          <NotDeployedNote />
        ) : launchpad.state === 'disabled' ? (
          <Note tone="berry" title={t('why.disabled')}>
            <p className="font-normal">{t('whyText.disabled')}</p>
          </Note>
        ) : sale ? (
          <BuyCounter launchpad={launchpad} sale={sale} factory={factory} />
        ) : (
          <StateNote scene="empty" title={t('why.noSale')} text={t('whyText.noSale')} />
        )}
      </div>
    </div>
  )
}

/** What is sold: every piece looks like this. */
function Artwork({ artwork }: { artwork: NonNullable<Sale['artwork']> }) {
  const t = useTranslations('launchpad')
  const { title, description, nftType, url } = artwork
  return (
    <section aria-labelledby="artwork" className="card grid gap-5 p-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <MediaView
        nft={{ url, poster: null, nftType, title, metadata: 'ready' }}
        isFirst
        sizes="(width >= 40rem) 224px, 90vw"
      />
      <div>
        <h2 id="artwork" className="text-soft font-text text-sm font-normal">
          {t('artwork')}
        </h2>
        <p className="font-display text-2xl font-extrabold">{title}</p>
        {description === '' ? null : <p className="mt-2 whitespace-pre-wrap">{description}</p>}
      </div>
    </section>
  )
}
