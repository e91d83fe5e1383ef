import { boxPhaseOf } from '@mofu/domain/box-state'
import type { Box } from '@mofu/wire/boxes'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { Countdown } from '../../../parts/countdown.tsx'
import { BoxCover } from './box-cover.tsx'
import { PhaseBadge } from './phase-badge.tsx'

/** `opensAt` is by the device's clock. */
export function BoxCard({ box, opensAt }: { box: Box; opensAt: number }) {
  const t = useTranslations('boxes')
  const phase = boxPhaseOf(box)
  const [cover, title] = box.detail
  return (
    <article className="group relative h-full">
      <div className="card card-lift h-full p-2 sm:p-3">
        <BoxCover cover={cover} />
        <div className="grid gap-1 px-1 pt-3 pb-1 sm:px-2">
          <h2 className="line-clamp-2 text-lg leading-snug">
            <Link to="/LotteryDetail/$id" params={{ id: box.id }} className="card-cover">
              {title || t('untitled', { number: box.number })}
            </Link>
          </h2>
          <p className="flex flex-wrap items-center justify-between gap-2">
            <PhaseBadge phase={phase} />
            <span className="text-soft text-sm">{t('left', { left: box.size - box.pending })}</span>
          </p>
          <p className="font-display font-extrabold">
            <AmountLabel amount={BigInt(box.price)} coin={box.symbol} decimals={box.decimals} />
          </p>
          {phase === 'not-yet-open' ? (
            <p className="text-soft flex flex-wrap items-baseline gap-x-2 text-sm">
              {t('opensIn')} <Countdown key={opensAt} until={opensAt} />
            </p>
          ) : null}
        </div>
      </div>
    </article>
  )
}
