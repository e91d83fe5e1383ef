import type { Lot } from '@mofu/wire/auctions'
import { useCallback, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { deviceTimeOf } from '../../../parts/chain-clock.ts'
import { Countdown } from '../../../parts/countdown.tsx'
import type { ReadTime } from '../queries.ts'

type LotClockProps = { lot: Pick<Lot, 'state' | 'startAt' | 'endAt'>; read: ReadTime }

/** The time until a lot starts or ends, by the chain's clock. Nothing once it is over. */
export function LotClock({ lot, read }: LotClockProps) {
  const t = useTranslations('auctions')
  if (lot.state === 'over') return null
  const isComing = lot.state === 'not-started'
  const chainTime = isComing ? lot.startAt : lot.endAt
  const until = deviceTimeOf(chainTime, read.blockTime, read.readAtMs)
  return (
    <p className="text-soft flex flex-wrap items-baseline gap-x-2">
      {t(isComing ? 'startsIn' : 'endsIn')} <Remaining key={until} until={until} />
    </p>
  )
}

/** No result before a block past the end is known: until then it only waits. */
function Remaining({ until }: { until: number }) {
  const t = useTranslations('auctions')
  const [isUp, setUp] = useState(false)
  const onOver = useCallback(() => setUp(true), [])
  if (isUp) return <strong className="text-ink">{t('timeUp')}</strong>
  return <Countdown until={until} onOver={onOver} />
}
