import type { QuizPhase } from '@mofu/domain/quiz-state'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { tabStyle } from '../../../ui/tab-style.ts'
import { phaseWord } from '../phase-words.ts'
import { listedPhases } from '../quiz-search.ts'

/** The quizzes by phase. Each tab has its own address. */
export function PhaseTabs({ chosen }: { chosen: QuizPhase | undefined }) {
  const t = useTranslations('predictions')
  return (
    <nav aria-label={t('phases')} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...listedPhases].map((phase) => (
          <li key={phase ?? 'all'}>
            <Link
              to="/quiz"
              search={phase === undefined ? {} : { phase }}
              replace
              resetScroll={false}
              aria-current={phase === chosen ? 'page' : undefined}
              className={tabStyle(phase === chosen)}
            >
              {phase === undefined ? t('all') : t(`phase.${phaseWord(phase)}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
