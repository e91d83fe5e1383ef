import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Countdown } from '../../../../parts/countdown.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import type { Launchpad } from '../queries.ts'

/** Both phases: what is open on the chain, and what is announced. */
export function Phases({
  sale,
  whitelistAt,
  publicAt,
}: Pick<Launchpad, 'sale' | 'whitelistAt' | 'publicAt'>) {
  const t = useTranslations('launchpad')
  const hasList = sale !== null && (/[1-9a-f]/.test(sale.merkleRoot.slice(2)) || sale.listedCount > 0)
  const isOn = sale?.isOn === true
  return (
    <ol className="grid gap-3 sm:grid-cols-2">
      <Phase title={t('phaseList')} isOn={isOn && hasList} isOver={sale?.isOn === false} at={whitelistAt} />
      <Phase
        title={t('phasePublic')}
        isOn={isOn && sale.allOpen}
        isOver={sale?.isOn === false}
        at={publicAt}
      />
    </ol>
  )
}

type PhaseProps = { title: string; isOn: boolean; isOver: boolean; at: number | null }

function Phase({ title, isOn, isOver, at }: PhaseProps) {
  const t = useTranslations('launchpad')
  const [now] = useState(() => Date.now())
  const isAhead = at !== null && at * 1000 > now
  return (
    <li className="card flex flex-wrap items-center justify-between gap-2 p-4">
      <span className="font-display font-extrabold">{title}</span>
      {isOn ? (
        <Badge tone="mint">{t('on')}</Badge>
      ) : isAhead ? (
        <Countdown key={at} until={at} />
      ) : (
        <Badge tone={at === null || isOver ? 'plain' : 'honey'}>
          {isOver ? t('over') : at === null ? t('notAnnounced') : t('anyMoment')}
        </Badge>
      )}
      {isAhead && !isOn ? <span className="text-soft w-full text-sm">{t('announcedHint')}</span> : null}
    </li>
  )
}
