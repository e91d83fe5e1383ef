import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useConnection } from 'wagmi'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { SwitchNetwork } from '../../parts/switch-network.tsx'
import { Note } from '../../ui/note.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConnectFirst } from './components/connect-first.tsx'
import { PageLinks } from './components/page-links.tsx'
import { PoolPets } from './components/pool-pets.tsx'
import { SharesSection } from './components/shares-section.tsx'
import { type PledgePlace, pledgePlace } from './pledge-place.ts'
import { poolsQuery } from './queries.ts'
import { useFresh } from './use-fresh.ts'

/** Pledging one's pets, and one's shares. */
export function PledgeManagerScreen() {
  const t = useTranslations('pledge')
  const place = pledgePlace(useNetwork())
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('managerTitle')} · Mofu`} />
      <h1 className="text-4xl leading-tight sm:text-5xl">{t('managerTitle')}</h1>
      <p className="text-soft mt-2 mb-6 max-w-prose text-lg">{t('managerText')}</p>
      <PageLinks chosen="manager" />
      {place ? (
        <ConnectFirst>{(account) => <Manager key={account} place={place} account={account} />}</ConnectFirst>
      ) : (
        <NotDeployedNote />
      )}
    </div>
  )
}

function Manager({ place, account }: { place: PledgePlace; account: string }) {
  const t = useTranslations('pledge')
  const { title } = useNetwork()
  const { chainId } = useConnection()
  const pools = useQuery(poolsQuery(place.chainId))
  useFresh(place.chainId, pools.data?.block, pools)
  if (!pools.data) {
    return pools.isError ? (
      <FailureNote title={t('failed')} error={pools.error} onRetry={() => void pools.refetch()} />
    ) : (
      <Skeleton className="h-64 rounded-[20px]" />
    )
  }
  const { list, settings, blockTime = 0 } = pools.data
  return (
    <div className="grid gap-10">
      {chainId === place.chainId ? null : <SwitchNetwork chainId={place.chainId} networkTitle={title} />}
      {settings?.isPaused ? <Note tone="honey">{t('paused')}</Note> : null}
      <section aria-labelledby="pools" className="grid gap-6">
        <header>
          <h2 id="pools" className="text-3xl">
            {t('pools')}
          </h2>
          <p className="text-soft">
            {t('others')}{' '}
            <Link to="/fnft-setup" className="underline underline-offset-4">
              {t('othersLink')}
            </Link>
          </p>
        </header>
        {list.length === 0 ? (
          <StateNote scene="empty" title={t('noPoolsTitle')} text={t('noPoolsText')} />
        ) : null}
        {list.map((pool) => (
          <PoolPets
            key={pool.id}
            place={place}
            pool={pool}
            account={account}
            now={blockTime}
            isPaused={settings?.isPaused ?? false}
          />
        ))}
      </section>
      <SharesSection place={place} account={account} pools={list} />
    </div>
  )
}
