import { type BoxPlace, parseBoxId } from '@mofu/domain/box-id'
import { boxPhaseOf } from '@mofu/domain/box-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { AddressLabel } from '../../parts/address-label.tsx'
import { deviceTimeOf } from '../../parts/chain-clock.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BoxCover } from './components/box-cover.tsx'
import { BoxFacts } from './components/box-facts.tsx'
import { DrawCounter } from './components/draw-counter.tsx'
import { MyDraws } from './components/my-draws.tsx'
import { Odds } from './components/odds.tsx'
import { PhaseBadge } from './components/phase-badge.tsx'
import { Prizes } from './components/prize-grid.tsx'
import { SettleNote } from './components/settle-note.tsx'
import { type BoxAtBlock, boxQuery } from './queries.ts'
import { useFresh } from './use-fresh.ts'

/** One box: what is in it, what a draw costs, and the draws of the connected wallet. */
export function LotteryScreen({ id }: { id: string }) {
  const t = useTranslations('boxes')
  const { chainId } = useNetwork()
  const place = parseBoxId(id, chainId)
  return (
    <div className="page py-8 sm:py-12">
      {place ? (
        <Lottery place={place} />
      ) : (
        <StateNote isPage scene="error" title={t('boxFailed')}>
          <Link to="/lotteries" className={buttonStyle('plain')}>
            {t('back')}
          </Link>
        </StateNote>
      )}
    </div>
  )
}

function Lottery({ place }: { place: BoxPlace }) {
  const t = useTranslations('boxes')
  const box = useQuery(boxQuery(place))
  useFresh(place.chainId, box.data?.block, box)
  if (box.data) return <Loaded at={box.data} readAtMs={box.dataUpdatedAt} />
  return (
    <>
      <PageTitle text={`${t('title')} · Mofu`} />
      {box.isError ? (
        <FailureNote isPage title={t('boxFailed')} error={box.error} onRetry={() => void box.refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-[28px]" />
      )}
    </>
  )
}

function Loaded({ at, readAtMs }: { at: BoxAtBlock; readAtMs: number }) {
  const t = useTranslations('boxes')
  const { box, blockTime } = at
  const { chainId, number } = box
  const [cover, title, introduction] = box.detail
  const name = title || t('untitled', { number })
  return (
    <div className="grid gap-8">
      <PageTitle text={`${name} · Mofu`} />
      <header>
        <Link to="/lotteries" className="text-soft hover:text-ink underline underline-offset-4">
          {t('back')}
        </Link>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <h1 className="text-4xl leading-tight sm:text-5xl">{name}</h1>
          <PhaseBadge phase={boxPhaseOf(box)} />
        </div>
        <p className="text-soft flex flex-wrap items-center gap-x-2">
          {t('by')} <AddressLabel address={box.owner} copyName={t('owner')} chainId={chainId} />
        </p>
      </header>
      <SettleNote at={at} name={name} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-10">
        <div className="grid content-start gap-6">
          <BoxCover cover={cover} isFirst />
          {introduction ? <p className="text-lg whitespace-pre-wrap">{introduction}</p> : null}
        </div>
        <div className="grid content-start gap-6">
          <DrawCounter box={box} name={name} />
          <div className="card p-5">
            <BoxFacts box={box} opensAt={deviceTimeOf(box.openAt, blockTime, readAtMs)} />
          </div>
          {boxPhaseOf(box) === 'ended' ? null : <Odds box={box} />}
        </div>
      </div>
      <MyDraws chainId={chainId} number={number} />
      <Prizes place={{ chainId, number }} size={box.size} />
    </div>
  )
}
