import { parseAddress } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'

import { useNetwork } from '../../api/app-config.ts'
import { useIndexedBlock } from '../../api/indexed-block.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAccount } from '../../wallet/account.ts'
import { useChainClient } from '../../wallet/use-chain-client.ts'
import { HolderList } from './components/holder-list.tsx'
import { PoolPanel } from './components/pool-panel.tsx'
import { PriceChart } from './components/price-chart.tsx'
import { SwapForm } from './components/swap-form.tsx'
import { SwapList } from './components/swap-list.tsx'
import { type ExchangePlace, exchangePlace } from './exchange-place.ts'
import { stateQuery } from './queries.ts'

/** Buys GBT and sells it back, on a curve that anyone can check. */
export function SwapScreen() {
  const t = useTranslations('exchange')
  const place = exchangePlace(useNetwork())
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('title')} · Mofu`} />
      <header className="mb-8 max-w-2xl">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('title')}</h1>
        <p className="text-soft mt-2 text-lg">{t('text')}</p>
      </header>
      {place ? <Exchange place={place} /> : <NotDeployedNote />}
    </div>
  )
}

function Exchange({ place }: { place: ExchangePlace }) {
  const t = useTranslations('exchange')
  const wallet = useAccount()
  const block = useIndexedBlock(place.chainId) ?? 0
  const client = useChainClient(place.chainId)
  const { data, isError, error, refetch } = useQuery(stateQuery(client, place, block))
  const account = wallet.status === 'connected' ? parseAddress(wallet.address) : undefined
  if (data === undefined) {
    return isError ? (
      <FailureNote title={t('failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-[28px]" />
    )
  }
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <SwapForm place={place} state={data} account={account} />
        <PoolPanel place={place} state={data} />
      </div>
      <PriceChart chainId={place.chainId} base={data.base} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <SwapList place={place} base={data.base} account={account} />
        <HolderList place={place} sold={data.pool.totalSupply - data.pool.tokenReserve} />
      </div>
    </div>
  )
}
