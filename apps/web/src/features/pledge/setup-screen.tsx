import { parseAddress } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'
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
import { useAccount } from '../../wallet/account.ts'
import { useChainClient } from '../../wallet/use-chain-client.ts'
import { NewPool } from './components/new-pool.tsx'
import { PageLinks } from './components/page-links.tsx'
import { PoolCard } from './components/pool-card.tsx'
import { type PledgePlace, pledgePlace } from './pledge-place.ts'
import { isAdminQuery, poolsQuery } from './queries.ts'
import { useFresh } from './use-fresh.ts'

/** The settings of every collection: everyone reads them, admins change them. */
export function SetupScreen() {
  const t = useTranslations('pledge')
  const place = pledgePlace(useNetwork())
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('setupTitle')} · Mofu`} />
      <h1 className="text-4xl leading-tight sm:text-5xl">{t('setupTitle')}</h1>
      <p className="text-soft mt-2 mb-6 max-w-prose text-lg">{t('setupText')}</p>
      <PageLinks chosen="setup" />
      {place ? <Pools place={place} /> : <NotDeployedNote />}
    </div>
  )
}

function Pools({ place }: { place: PledgePlace }) {
  const t = useTranslations('pledge')
  const { title } = useNetwork()
  const { chainId } = useConnection()
  const wallet = useAccount()
  const account = wallet.status === 'connected' ? parseAddress(wallet.address) : undefined
  const client = useChainClient(place.chainId)
  const admin = useQuery({
    ...isAdminQuery(client, place, account ?? place.pledge),
    enabled: account !== undefined,
  })
  const pools = useQuery(poolsQuery(place.chainId))
  useFresh(place.chainId, pools.data?.block, pools)
  if (!pools.data) {
    return pools.isError ? (
      <FailureNote title={t('failed')} error={pools.error} onRetry={() => void pools.refetch()} />
    ) : (
      <Skeleton className="h-64 rounded-[20px]" />
    )
  }
  const { list, settings } = pools.data
  const isAdmin = account !== undefined && admin.data === true
  return (
    <div className="grid gap-10">
      {isAdmin ? null : <p className="bg-sunken rounded-2xl p-4">{t('adminOnly')}</p>}
      {isAdmin && chainId !== place.chainId ? (
        <SwitchNetwork chainId={place.chainId} networkTitle={title} />
      ) : null}
      {settings?.isPaused ? <Note tone="honey">{t('paused')}</Note> : null}
      <section aria-labelledby="pools" className="grid gap-4">
        <h2 id="pools" className="text-3xl">
          {t('pools')}
        </h2>
        {list.length === 0 ? (
          <StateNote scene="empty" title={t('noPoolsTitle')} text={t('noPoolsText')} />
        ) : null}
        <ul aria-label={t('pools')} className="grid gap-4 lg:grid-cols-2">
          {list.map((pool) => (
            <li key={pool.id}>
              <PoolCard
                place={place}
                pool={pool}
                isAdmin={isAdmin}
                isFeeRecipient={account?.toLowerCase() === settings?.feeRecipient}
              />
            </li>
          ))}
        </ul>
      </section>
      <NewPool place={place} pools={list} isAdmin={isAdmin} />
    </div>
  )
}
