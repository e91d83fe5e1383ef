import type { BoxDraw } from '@mofu/wire/boxes'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { FairnessLink } from '../../../parts/fairness-link.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { PendingDraw, type ReadTime } from './pending-draw.tsx'
import { Reveal } from './reveal.tsx'

const tones: Record<BoxDraw['state'], BadgeTone> = { pending: 'honey', revealed: 'plain', refunded: 'plain' }

type DrawCardProps = { chainId: number; draw: BoxDraw; read: ReadTime }

/** One order: waiting, decided or refunded. */
export function DrawCard({ chainId, draw, read }: DrawCardProps) {
  const t = useTranslations('boxes')
  // A box that was waiting on this page opens by itself.
  const [wasPending] = useState(draw.state === 'pending')
  const { state, size, paid, symbol, decimals, buyAt, collectionId, boxTitle, number } = draw
  return (
    <article className="card grid gap-4 p-4 sm:p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">
          <Link to="/LotteryDetail/$id" params={{ id: collectionId }} className="hover:underline">
            {boxTitle || t('untitled', { number })}
          </Link>
        </h3>
        <Badge tone={tones[state]}>{t(`drawState.${state}`)}</Badge>
        <p className="text-soft ml-auto text-sm">
          {t('drawOf', { count: size })}{' '}
          <AmountLabel amount={BigInt(paid)} coin={symbol} decimals={decimals} />
          {' · '}
          <TimeAgo at={buyAt} />
        </p>
        <FairnessLink kind="lottery" id={draw.id} />
      </header>
      {state === 'pending' ? (
        <PendingDraw chainId={chainId} round={draw.round} read={read} />
      ) : state === 'revealed' ? (
        <Reveal chainId={chainId} draw={draw} isLive={wasPending} />
      ) : (
        <p className="flex flex-wrap items-center justify-between gap-3">
          {t('refundedText')}
          <Link to="/credits" className={buttonStyle('plain', 'small')}>
            {t('toCredits')}
          </Link>
        </p>
      )}
    </article>
  )
}
