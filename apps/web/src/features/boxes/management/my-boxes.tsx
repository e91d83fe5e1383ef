import type { Address } from '@mofu/domain/address'
import { boxPhaseOf } from '@mofu/domain/box-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { SignWithWallet } from '../../../parts/sign-with-wallet.tsx'
import { signInWithWallet } from '../../../session/sign-with-wallet.ts'
import { useSignedWallet } from '../../../session/use-signed-wallet.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PhaseBadge } from '../components/phase-badge.tsx'
import { useFresh } from '../use-fresh.ts'
import { type ManagedBox, myBoxesQuery } from './queries.ts'

/** The boxes that the signed-in wallet owns or helps with, and the way to a new one. */
export function MyBoxes({ chainId }: { chainId: number }) {
  const t = useTranslations('boxManagement')
  const wallet = useSignedWallet()
  return (
    <section aria-labelledby="my-boxes" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="my-boxes" className="text-2xl">
          {t('mine')}
        </h2>
        <Link to="/edit-lottery/$id" params={{ id: 'new' }} className={buttonStyle('plain')}>
          {t('newTitle')}
        </Link>
      </div>
      {wallet === undefined ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-soft grow">{t('mineSignIn')}</p>
          <SignWithWallet label={t('signIn')} use={signInWithWallet} />
        </div>
      ) : wallet === 'returning' ? (
        <Skeleton className="h-24 rounded-2xl" />
      ) : (
        <BoxRows chainId={chainId} wallet={wallet} />
      )}
    </section>
  )
}

function BoxRows({ chainId, wallet }: { chainId: number; wallet: Address }) {
  const t = useTranslations('boxManagement')
  const mine = useQuery(myBoxesQuery(chainId, wallet))
  useFresh(chainId, mine.data?.block, mine)
  if (!mine.data) {
    return mine.isError ? (
      <FailureNote title={t('failed')} error={mine.error} onRetry={() => void mine.refetch()} />
    ) : (
      <Skeleton className="h-24 rounded-2xl" />
    )
  }
  if (mine.data.list.length === 0) return <p className="text-soft">{t('mineEmpty')}</p>
  return (
    <ul aria-label={t('mine')} className="grid gap-3">
      {mine.data.list.map((box) => (
        <BoxRow key={box.id} box={box} />
      ))}
    </ul>
  )
}

function BoxRow({ box }: { box: ManagedBox }) {
  const t = useTranslations('boxManagement')
  const [, title] = box.detail
  return (
    <li className="card flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 grow basis-48">
        <p className="font-display truncate text-lg font-extrabold">
          {title || t('untitled', { number: box.number })}
        </p>
        <p className="text-soft text-sm">
          {t('mineFacts', { size: box.size, sold: box.soldCount })} {t('commissionEarned')}{' '}
          <AmountLabel amount={BigInt(box.commission)} coin={box.symbol} decimals={box.decimals} />
        </p>
      </div>
      <PhaseBadge phase={boxPhaseOf(box)} />
      <Badge tone="plain">{t(box.isOwner ? 'youOwn' : 'youHelp')}</Badge>
      <Link to="/edit-lottery/$id" params={{ id: box.id }} className={buttonStyle('plain', 'small')}>
        {t('manage')}
      </Link>
    </li>
  )
}
