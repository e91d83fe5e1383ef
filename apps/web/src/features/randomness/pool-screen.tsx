import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useAppConfig, useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { Note } from '../../ui/note.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ObservedOdds } from './components/observed-odds.tsx'
import { fairnessPlace } from './fairness-place.ts'
import { type CheckedPool, type PoolPlace, poolQuery } from './queries.ts'
import { useNode } from './use-node.ts'

/** All draws of a machine or box, computed again, and its odds. */
export function PoolScreen({ kind, id }: { kind: string; id: string }) {
  const t = useTranslations('fairness')
  const place = fairnessPlace(useAppConfig(), { kind, id, chainId: useNetwork().chainId })
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <PageTitle text={`${t('poolTitle')} · Mofu`} />
      <header className="mb-6">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('poolTitle')}</h1>
        <p className="text-soft mt-2 text-lg">{t('lead')}</p>
      </header>
      {place ? (
        <Pool place={place} id={id} />
      ) : (
        <StateNote scene="empty" title={t('badLinkTitle')} text={t('badLinkText')} />
      )}
    </div>
  )
}

function Pool({ place, id }: { place: PoolPlace; id: string }) {
  const t = useTranslations('fairness')
  const { isOfWallet, ...node } = useNode(place.chainId)
  const { data, isError, error, refetch } = useQuery(poolQuery(node, place))
  if (data === undefined) {
    return isError ? (
      <FailureNote title={t('failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <>
        <output className="text-soft mb-3 block">{t('reading')}</output>
        <Skeleton className="h-96 rounded-[28px]" />
      </>
    )
  }
  const pool = String(place.pool)
  return (
    <div className="grid gap-6">
      <p className="font-semibold">
        {place.kind === 'gacha' ? t('poolGacha', { pool }) : t('poolLottery', { pool })}
      </p>
      <Matches checked={data} />
      <p className="text-soft text-sm">
        {isOfWallet ? t('sourceWallet') : t('sourceNode', { host: node.name })}
      </p>
      {data.odds ? <ObservedOdds odds={data.odds} /> : null}
      <section aria-labelledby="orders" className="card p-5 sm:p-6">
        <h2 id="orders" className="mb-2 text-2xl">
          {t('orders')}
        </h2>
        {data.orders.length === 0 ? <p className="text-soft">{t('noOrders')}</p> : null}
        <ul className="divide-line divide-y-2">
          {data.orders.map(({ order, size }) => (
            <li key={order} className="py-2">
              <Link
                to="/fairness/$kind/$id/$order"
                params={{ kind: place.kind, id, order: String(order) }}
                className="font-semibold underline underline-offset-4"
              >
                {t('orderLink', { order: String(order), size })}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Matches({ checked: { draws, problem, isBeaconKnown } }: { checked: CheckedPool }) {
  const t = useTranslations('fairness')
  if (!isBeaconKnown) return <Note tone="berry">{t('keyUnknown')}</Note>
  if (problem === null) return <Note tone="mint">{t('poolMatches', { draws })}</Note>
  return (
    <Note tone="berry">
      {problem.order === null ? t('historyPool') : t('poolProblem', { draws, order: String(problem.order) })}
    </Note>
  )
}
