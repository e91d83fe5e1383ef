import type { Box } from '@mofu/wire/boxes'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { PoolFairnessLink } from '../../../parts/fairness-link.tsx'

/** The chances of a draw, exactly, and where the result comes from. */
export function Odds({ box }: { box: Pick<Box, 'id' | 'size' | 'pending'> }) {
  const t = useTranslations('boxes')
  return (
    <section aria-labelledby="odds" className="card grid gap-2 p-5">
      <h2 id="odds" className="text-xl">
        {t('oddsTitle')}
      </h2>
      <p className="font-display text-lg font-extrabold">{t('odds', { size: box.size })}</p>
      {box.pending > 0 ? <p>{t('oddsPending', { count: box.pending })}</p> : null}
      <p className="text-soft text-sm">{t('fairness')}</p>
      <PoolFairnessLink kind="lottery" id={box.id} />
    </section>
  )
}
