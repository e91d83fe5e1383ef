import { labelOf } from '@mofu/domain/name-label'
import { parseNftId } from '@mofu/domain/nft-id'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

import { useNetworkOf } from '../../api/app-config.ts'
import { useRefetchWhenStale } from '../../api/use-refetch-when-stale.ts'
import { useFailureWords } from '../../i18n/use-failure-words.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { AddressLabel } from '../../parts/address-label.tsx'
import { FailureNote } from '../../parts/failure-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Note } from '../../ui/note.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NameHistory } from './components/name-history.tsx'
import { PrimarySection } from './components/primary-section.tsx'
import { RecordsSection, ResolvedAddress } from './components/records-section.tsx'
import { RenewPanel } from './components/renew-panel.tsx'
import { StateBadges } from './components/state-badges.tsx'
import { TradeSection } from './components/trade-section.tsx'
import { namePicture } from './name-picture.ts'
import { type NamesPlace, namesPlace } from './names-place.ts'
import { nameQuery, type ShownName } from './queries.ts'
import { useDateText } from './use-date-text.ts'

const PAUSE_MS = 2_000

/** One name: whose it is and until when, its records, and what can be done with it. */
export function NameScreen({ id }: { id: string }) {
  const t = useTranslations('names')
  const key = parseNftId(id)
  const label = key && labelOf(key.tokenId)
  const network = useNetworkOf(key?.chainId ?? 0)
  const place = key && network && namesPlace({ ...network, chainId: key.chainId })
  const isKnown = place !== undefined && key?.contract === place.contract
  return (
    <div className="page py-6 sm:py-10">
      <Link
        to="/pnslist"
        search={{}}
        className="text-soft hover:text-ink mb-4 inline-flex min-h-10 items-center gap-2 rounded-full pr-3 font-semibold"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('back')}
      </Link>
      {isKnown && label !== undefined ? <Name id={id} label={label} place={place} /> : <Missing />}
    </div>
  )
}

type NameProps = { id: string; label: string; place: NamesPlace }

function Name({ id, label, place }: NameProps) {
  const t = useTranslations('names')
  const wordsOf = useFailureWords()
  const found = useQuery(nameQuery(id))
  const shown = { chainId: place.chainId, block: found.data?.block, askedAt: found.dataUpdatedAt }
  useRefetchWhenStale(shown, PAUSE_MS, found.refetch)
  const name = `${label}.pet`
  if (!found.data) {
    return (
      <>
        <PageTitle text={`${name} · Mofu`} />
        {found.isError ? (
          wordsOf(found.error).code === 'names.not_found' ? (
            <StateNote isPage scene="empty" title={t('neverTitle', { name })} text={t('neverText')}>
              <ToRegister label={label} />
            </StateNote>
          ) : (
            <FailureNote
              isPage
              title={t('failed')}
              error={found.error}
              onRetry={() => void found.refetch()}
            />
          )
        ) : (
          <Skeleton className="h-96 rounded-[28px]" />
        )}
      </>
    )
  }
  return <Loaded label={label} place={place} shown={found.data} time={found.data.blockTime} />
}

type LoadedProps = { label: string; place: NamesPlace; shown: ShownName; time: number }

function Loaded({ label, place, shown, time }: LoadedProps) {
  const t = useTranslations('names')
  const dateOf = useDateText()
  const { name, avatar, events } = shown
  const date = dateOf(name.expiry)
  const isLive = name.state === 'live'
  return (
    <article>
      <PageTitle text={`${name.name} · Mofu`} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] lg:gap-12">
        <div className="card p-3 sm:p-4 lg:sticky lg:top-24 lg:self-start">
          <img
            src={avatar?.url ?? namePicture(name.name)}
            alt=""
            className="mx-auto aspect-square w-full max-w-72 rounded-[20px] object-cover"
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          <header className="grid gap-3">
            <h1 className="text-4xl leading-tight break-all sm:text-5xl">{name.name}</h1>
            <StateBadges name={name} time={time} />
            {name.state === 'grace' ? (
              <Note tone="berry" title={t('graceTitle')}>
                {t('graceText', { date, end: dateOf(name.graceEnd) })}
              </Note>
            ) : null}
            {name.state === 'free' ? (
              <>
                <Note tone="honey" title={t('freeTitle')}>
                  {t('freeText', { date })}
                </Note>
                <p>
                  <ToRegister label={label} />
                </p>
              </>
            ) : (
              <dl className="divide-line divide-y-2">
                <Row label={t('owner')}>
                  <AddressLabel address={name.owner} copyName={t('owner')} chainId={place.chainId} />
                </Row>
                <Row label={t('resolvesTo')}>
                  <ResolvedAddress address={name.address} chainId={place.chainId} />
                </Row>
                <Row label={t('registeredOn')}>{dateOf(name.registeredAt)}</Row>
                <Row label={t(isLive ? 'expires' : 'expired')}>{date}</Row>
              </dl>
            )}
          </header>
          {name.state === 'free' ? null : (
            <section aria-labelledby="renew" className="card grid gap-4 p-5 sm:p-6">
              <header>
                <h2 id="renew" className="text-2xl">
                  {t('renewTitle')}
                </h2>
                <p className="text-soft">{t('renewText')}</p>
              </header>
              <RenewPanel key={name.expiry} place={place} names={[{ label, expiry: name.expiry }]} />
            </section>
          )}
          {isLive ? (
            <>
              <TradeSection name={name} time={time} />
              <RecordsSection place={place} label={label} shown={shown} />
              <PrimarySection place={place} label={label} name={name} />
            </>
          ) : null}
          <NameHistory events={events} />
        </div>
      </div>
    </article>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <dt className="text-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function ToRegister({ label }: { label: string }) {
  const t = useTranslations('names')
  return (
    <Link to="/pnslist" search={{ q: label }} className={buttonStyle('main')}>
      {t('registerIt', { name: `${label}.pet` })}
    </Link>
  )
}

function Missing() {
  const t = useTranslations('names')
  return (
    <>
      <PageTitle text={`${t('missingTitle')} · Mofu`} />
      <StateNote isPage scene="empty" title={t('missingTitle')} text={t('missingText')}>
        <Link to="/pnslist" search={{}} className={buttonStyle('main')}>
          {t('searchLabel')}
        </Link>
      </StateNote>
    </>
  )
}
