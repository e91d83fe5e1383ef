import { type BoxPhase, boxPhases } from '@mofu/domain/box-state'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { tabStyle } from '../../../ui/tab-style.ts'
import { phaseWords } from '../phase-words.ts'

/** The boxes by phase. Each tab has its own address. */
export function PhaseTabs({ chosen }: { chosen: BoxPhase | undefined }) {
  const t = useTranslations('boxes')
  return (
    <nav aria-label={t('phases')} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...boxPhases].map((phase) => (
          <li key={phase ?? 'all'}>
            <Link
              to="/lotteries"
              search={phase === undefined ? {} : { phase }}
              replace
              resetScroll={false}
              aria-current={phase === chosen ? 'page' : undefined}
              className={tabStyle(phase === chosen)}
            >
              {phase === undefined ? t('all') : t(`phase.${phaseWords[phase]}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
