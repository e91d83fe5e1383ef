import type { Address } from '@mofu/domain/address'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useNetwork } from '../../api/app-config.ts'
import { useRefetchWhenStale } from '../../api/use-refetch-when-stale.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAccount } from '../../wallet/account.ts'
import { openWalletDialog } from '../../wallet/wallet-dialog-state.ts'
import { NameRow } from './components/name-row.tsx'
import { RenewPanel } from './components/renew-panel.tsx'
import { type NamesPlace, namesPlace } from './names-place.ts'
import { myNamesQuery } from './queries.ts'
import { useNamesAccount } from './use-names-account.ts'

const PAUSE_MS = 2_000

/** The names of the connected wallet, to renew one or several. */
export function MyNamesScreen() {
  const t = useTranslations('names')
  const place = namesPlace(useNetwork())
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('mineTitle')} · Mofu`} />
      <header className="mb-8 max-w-2xl">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('mineTitle')}</h1>
        <p className="text-soft mt-2 text-lg">{t('mineText')}</p>
      </header>
      {place ? <Mine place={place} /> : <NotDeployedNote />}
    </div>
  )
}

function Mine({ place }: { place: NamesPlace }) {
  const t = useTranslations('names')
  const wallet = useAccount()
  const account = useNamesAccount()
  if (wallet.status === 'returning') return <StateNote scene="loading" title={t('returning')} />
  if (!account) {
    return (
      <StateNote scene="empty" title={t('mineConnectTitle')}>
        <Button look="main" onClick={openWalletDialog}>
          {t('connect')}
        </Button>
      </StateNote>
    )
  }
  return <Owned key={account} place={place} account={account} />
}

type Chosen = { label: string; expiry: number }

function Owned({ place, account }: { place: NamesPlace; account: Address }) {
  const t = useTranslations('names')
  const query = useInfiniteQuery(myNamesQuery(place, account))
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const [first] = data?.pages ?? []
  const read = { chainId: place.chainId, block: first?.block, askedAt: query.dataUpdatedAt }
  useRefetchWhenStale(read, PAUSE_MS, refetch)
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  if (!data) {
    return isError ? (
      <FailureNote title={t('listFailed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-64 rounded-[28px]" />
    )
  }
  const list = data.pages.flatMap((page) => page.list)
  const choices = list.map(({ name, expiry }) => ({ label: name.replace(/\.pet$/, ''), expiry }))
  const toggle = (choice: Chosen) =>
    setChosen((before) =>
      before.some(({ label }) => label === choice.label)
        ? before.filter(({ label }) => label !== choice.label)
        : [...before, choice],
    )
  if (list.length === 0) {
    return (
      <StateNote scene="empty" title={t('mineEmptyTitle')} text={t('mineEmptyText')}>
        <Link to="/pnslist" search={{}} className={buttonStyle('main')}>
          {t('mineFind')}
        </Link>
      </StateNote>
    )
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-label={t('mineTitle')} className="card p-5 sm:p-6">
        <p className="mb-2 flex flex-wrap items-center justify-between gap-3">
          <output>{t('mineChosen', { count: chosen.length })}</output>
          <Button size="small" onClick={() => setChosen(chosen.length === list.length ? [] : choices)}>
            {t(chosen.length === list.length ? 'mineNothing' : 'mineAll')}
          </Button>
        </p>
        <ul aria-label={t('mineTitle')} className="divide-line divide-y-2">
          {list.map((name, index) => (
            <li key={name.id} className="flex items-start gap-3 py-3">
              <input
                type="checkbox"
                aria-label={t('mineChoose', { name: name.name })}
                checked={chosen.some(({ label }) => `${label}.pet` === name.name)}
                onChange={() => {
                  const choice = choices[index]
                  if (choice) toggle(choice)
                }}
                className="accent-coral mt-1 size-6 shrink-0 cursor-pointer"
              />
              <NameRow name={name} time={first?.blockTime ?? 0} isOwnerShown={false} />
            </li>
          ))}
        </ul>
        {hasNextPage ? (
          <div className="mt-4 text-center">
            <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t(isFetchingNextPage ? 'loadingMore' : 'loadMore')}
            </Button>
          </div>
        ) : null}
      </section>
      {chosen.length === 0 ? null : (
        <section aria-labelledby="renew" className="card grid gap-4 p-5 sm:p-6">
          <header>
            <h2 id="renew" className="text-2xl">
              {t('renewTitle')}
            </h2>
            <p className="text-soft">{t('renewText')}</p>
          </header>
          <RenewPanel place={place} names={chosen} />
        </section>
      )}
    </div>
  )
}
