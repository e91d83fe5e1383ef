import { type Address, parseAddress } from '@mofu/domain/address'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../../api/app-config.ts'
import { useIndexedBlock } from '../../../api/indexed-block.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { RequireWallet } from '../../../parts/require-wallet.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SaleSection } from '../launchpad/components/sale-section.tsx'
import { MintAccessSection } from './components/mint-access-section.tsx'
import { PageSection } from './components/page-section.tsx'
import { PeopleSection } from './components/people-section.tsx'
import { PublishNote } from './components/publish-note.tsx'
import { Section } from './components/section.tsx'
import { type ManagedCollection, managedQuery } from './queries.ts'

/** Everything the owner and the collaborators do with a deployed collection. */
export function ManageScreen({ id, minter }: { id: string; minter: string }) {
  const t = useTranslations('management')
  const { chainId } = useNetwork()
  const block = useIndexedBlock(chainId) ?? 0
  const managed = useQuery({ ...managedQuery(id, block), placeholderData: keepPreviousData })
  const name = managed.data?.name ?? '…'
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <PageTitle text={`${t('editTitle', { name })} · Mofu`} />
      {managed.data ? (
        <>
          <header className="mb-8">
            <h1 className="text-4xl leading-tight sm:text-5xl">{t('editTitle', { name })}</h1>
            <p className="text-soft mt-2 text-lg">{t('editText')}</p>
          </header>
          <RequireWallet title={t('signInTitle')} text={t('signInText')}>
            {(wallet) => <ManagementSections collection={managed.data} wallet={wallet} minter={minter} />}
          </RequireWallet>
        </>
      ) : managed.isError ? (
        <FailureNote
          isPage
          title={t('failed')}
          error={managed.error}
          onRetry={() => void managed.refetch()}
        />
      ) : (
        <Skeleton className="h-96 rounded-[28px]" />
      )}
    </div>
  )
}

function ManagementSections({
  collection,
  wallet,
  minter,
}: {
  collection: ManagedCollection
  wallet: Address
  minter: string
}) {
  const t = useTranslations('management')
  const isOwner = collection.owner === wallet
  const isManager =
    isOwner || collection.rights.some((right) => right.account === wallet && right.isCollaborator)
  const contract = parseAddress(collection.contract)
  if (!isManager || !contract)
    return <StateNote scene="empty" title={t('notYours')} text={t('notYoursText')} />
  const changed = {
    id: collection.id,
    chainId: collection.chainId,
    contract,
    name: collection.name,
    picture: collection.page?.logo ?? '/favicon.svg',
  }
  return (
    <div className="grid gap-6">
      {isOwner && collection.page === null ? <PublishNote collection={collection} owner={wallet} /> : null}
      <Section title={t('facts')}>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-soft">{t('owner')}</dt>
          <dd>
            <AddressLabel
              address={collection.owner}
              copyName={t('owner')}
              isFull
              chainId={collection.chainId}
            />
          </dd>
          <dt className="text-soft">{t('contract')}</dt>
          <dd>
            <AddressLabel
              address={collection.contract}
              copyName={t('contract')}
              isFull
              chainId={collection.chainId}
            />
          </dd>
          <dt className="text-soft">{t('minted')}</dt>
          <dd className="font-semibold tabular-nums">
            {collection.maxMint === '0'
              ? collection.nftCount
              : t('mintedOf', { count: collection.nftCount, most: Number(collection.maxMint) })}
          </dd>
        </dl>
        <p className="flex flex-wrap gap-3">
          <Link
            to="/launchpadDetail/$id"
            params={{ id: collection.id }}
            className={buttonStyle('plain', 'small')}
          >
            {t('saleLink')}
          </Link>
        </p>
      </Section>
      <PageSection key={collection.page === null ? 'none' : 'page'} collection={collection} wallet={wallet} />
      <MintAccessSection changed={changed} isOpen={collection.isOpen} />
      <PeopleSection changed={changed} rights={collection.rights} isOwner={isOwner} proposed={minter} />
      <SaleSection changed={changed} royalty={collection.page?.royalty ?? 0} />
    </div>
  )
}
