import type { PledgePool, ShareTransfer } from '@mofu/wire/pledge'
import { useInfiniteQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { PledgePlace } from '../pledge-place.ts'
import { pledgeCollection } from '../pledge-token.ts'
import { sharesQuery } from '../queries.ts'
import { shareText } from '../share-text.ts'
import { useFresh } from '../use-fresh.ts'
import { SendForm } from './send-form.tsx'
import { Shares } from './shares.tsx'

const nobody = '0x0000000000000000000000000000000000000000'

type SharesSectionProps = { place: PledgePlace; account: string; pools: readonly PledgePool[] }

/** The shares that an account holds, a form to send them, and how they came and went. */
export function SharesSection({ place, account, pools }: SharesSectionProps) {
  const t = useTranslations('pledge')
  const shares = useInfiniteQuery(sharesQuery(place.chainId, account))
  const first = shares.data?.pages[0]
  useFresh(place.chainId, first?.block, shares)
  if (!shares.data) {
    return shares.isError ? (
      <FailureNote title={t('failed')} error={shares.error} onRetry={() => void shares.refetch()} />
    ) : (
      <Skeleton className="h-48 rounded-[20px]" />
    )
  }
  const transfers = shares.data.pages.flatMap((page) => page.transfers)
  const held = first?.held ?? []
  return (
    <>
      <section aria-labelledby="shares" className="grid gap-4">
        <header>
          <h2 id="shares" className="text-3xl">
            {t('shares')}
          </h2>
          <p className="text-soft">{t('sharesText')}</p>
        </header>
        {held.length === 0 ? <p>{t('noShares')}</p> : null}
        <ul aria-label={t('shares')} className="grid gap-4 lg:grid-cols-2">
          {held.map((one) => {
            const pool = pools.find(({ nftContract }) => nftContract === one.nftContract)
            return (
              <li key={one.coin} className="card grid gap-3 p-4 sm:p-5">
                <h3 className="text-xl">{t('sharesOf', { name: one.collectionName })}</h3>
                <p className="font-display text-2xl font-extrabold">
                  <Shares amount={BigInt(one.amount)} />
                </p>
                {pool ? (
                  <p className="text-soft">{t('perPet', { amount: shareText(BigInt(pool.sharesCount)) })}</p>
                ) : null}
                <details>
                  <summary className="cursor-pointer py-2 font-semibold">{t('send')}</summary>
                  <SendForm of={pledgeCollection(place, one)} account={account} most={BigInt(one.amount)} />
                </details>
              </li>
            )
          })}
        </ul>
      </section>
      <section aria-labelledby="moves" className="grid gap-3">
        <h2 id="moves" className="text-3xl">
          {t('history')}
        </h2>
        {transfers.length === 0 ? <p className="text-soft">{t('noHistory')}</p> : null}
        <ul aria-label={t('history')} className="divide-line divide-y-2">
          {transfers.map((transfer) => (
            <li key={transfer.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <span>
                <Moved transfer={transfer} account={account} chainId={place.chainId} />
                <span className="text-soft block text-sm">
                  {t('sharesOf', { name: transfer.collectionName })} · <TimeAgo at={transfer.at} />
                </span>
              </span>
              <span className="font-semibold">
                {transfer.from === account.toLowerCase() ? '−' : '+'}
                <Shares amount={BigInt(transfer.amount)} />
              </span>
            </li>
          ))}
        </ul>
        {shares.hasNextPage ? (
          <Button
            className="justify-self-center"
            disabled={shares.isFetchingNextPage}
            onClick={() => void shares.fetchNextPage()}
          >
            {t('more')}
          </Button>
        ) : null}
      </section>
    </>
  )
}

function Moved({
  transfer,
  account,
  chainId,
}: {
  transfer: ShareTransfer
  account: string
  chainId: number
}) {
  const t = useTranslations('pledge')
  const { from, to } = transfer
  if (from === nobody) return t('moved.minted')
  if (to === nobody) return t('moved.burnt')
  const isSent = from === account.toLowerCase()
  return (
    <>
      {t(isSent ? 'moved.sent' : 'moved.received')}{' '}
      <AddressLabel address={isSent ? to : from} chainId={chainId} />
    </>
  )
}
