import { type Address, parseAddress } from '@mofu/domain/address'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { SignedRoom } from '../../../parts/signed-room.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { useNetwork } from '../../../session/app-config.ts'
import { useReachedBlock } from '../../../session/reached-block.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SaleSection } from '../launchpad/components/sale-section.tsx'
import { DoorSection } from './components/door-section.tsx'
import { PageSection } from './components/page-section.tsx'
import { PeopleSection } from './components/people-section.tsx'
import { PublishNote } from './components/publish-note.tsx'
import { Section } from './components/section.tsx'
import { type Kept, keptQuery } from './queries.ts'

/** Everything its owner and collaborators do with a collection that is on the chain. */
export function KeepScreen({ id, minter }: { id: string; minter: string }) {
  const t = useTranslations('keeping')
  const { chainId } = useNetwork()
  const block = useReachedBlock(chainId) ?? 0
  const kept = useQuery({ ...keptQuery(id, block), placeholderData: keepPreviousData })
  const name = kept.data?.name ?? '…'
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <PageTitle text={`${t('editTitle', { name })} · Mofu`} />
      {kept.data ? (
        <>
          <header className="mb-8">
            <h1 className="text-4xl leading-tight sm:text-5xl">{t('editTitle', { name })}</h1>
            <p className="text-soft mt-2 text-lg">{t('editText')}</p>
          </header>
          <SignedRoom title={t('signInTitle')} text={t('signInText')}>
            {(wallet) => <Rooms kept={kept.data} wallet={wallet} minter={minter} />}
          </SignedRoom>
        </>
      ) : kept.isError ? (
        <FailureNote isPage title={t('failed')} error={kept.error} onRetry={() => void kept.refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-[28px]" />
      )}
    </div>
  )
}

function Rooms({ kept, wallet, minter }: { kept: Kept; wallet: Address; minter: string }) {
  const t = useTranslations('keeping')
  const isOwner = kept.owner === wallet
  const isKeeper = isOwner || kept.rights.some((right) => right.account === wallet && right.isCollaborator)
  const contract = parseAddress(kept.contract)
  if (!isKeeper || !contract)
    return <StateNote scene="empty" title={t('notYours')} text={t('notYoursText')} />
  const changed = {
    id: kept.id,
    chainId: kept.chainId,
    contract,
    name: kept.name,
    picture: kept.page?.logo ?? '/favicon.svg',
  }
  return (
    <div className="grid gap-6">
      {isOwner && kept.page === null ? <PublishNote kept={kept} owner={wallet} /> : null}
      <Section title={t('facts')}>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-soft">{t('owner')}</dt>
          <dd>
            <AddressLabel address={kept.owner} copyName={t('owner')} isFull chainId={kept.chainId} />
          </dd>
          <dt className="text-soft">{t('contract')}</dt>
          <dd>
            <AddressLabel address={kept.contract} copyName={t('contract')} isFull chainId={kept.chainId} />
          </dd>
          <dt className="text-soft">{t('minted')}</dt>
          <dd className="font-semibold tabular-nums">
            {kept.maxMint === '0'
              ? kept.nftCount
              : t('mintedOf', { count: kept.nftCount, most: Number(kept.maxMint) })}
          </dd>
        </dl>
        <p className="flex flex-wrap gap-3">
          <Link to="/launchpadDetail/$id" params={{ id: kept.id }} className={buttonStyle('plain', 'small')}>
            {t('saleLink')}
          </Link>
        </p>
      </Section>
      <PageSection key={kept.page === null ? 'none' : 'page'} kept={kept} wallet={wallet} />
      <DoorSection changed={changed} isOpen={kept.isOpen} />
      <PeopleSection changed={changed} rights={kept.rights} isOwner={isOwner} proposed={minter} />
      <SaleSection changed={changed} royalty={kept.page?.royalty ?? 0} />
    </div>
  )
}
