import type { QuizDetail } from '@mofu/wire/predictions/quiz'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { disputeResult } from '../../actions/manage-round.ts'
import { plannedRound } from '../../quiz-round.ts'
import { Section } from './section.tsx'

/** An admin removes a result that is not final. */
export function DisputeSection({ quiz }: { quiz: QuizDetail }) {
  const t = useTranslations('predictionManagement')
  const start = useStartTx()
  const dispute = () => {
    const planned = plannedRound(quiz)
    if (planned) start(disputeResult(planned, t('disputeMeans')))
  }
  return (
    <Section title={t('disputeTitle')} text={t('disputeText')}>
      <Button className="justify-self-start" onClick={dispute}>
        {t('dispute')}
      </Button>
    </Section>
  )
}
