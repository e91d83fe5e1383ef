import type { Address } from '@mofu/domain/address'
import { quizLimits } from '@mofu/domain/quiz-rules'
import { type QuizSide, quizSides } from '@mofu/domain/quiz-state'
import type { QuizDetail } from '@mofu/wire/predictions/quiz'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { setResult } from '../../actions/manage-round.ts'
import { plannedRound } from '../../quiz-round.ts'
import { announceResult } from '../actions/decide-quiz.ts'
import { Section } from './section.tsx'

type Values = { result: QuizSide | ''; evidence: string }

/** The operator announces the result with its evidence, then signs it. */
export function AnnounceSection({ quiz, wallet }: { quiz: QuizDetail; wallet: Address }) {
  const t = useTranslations('predictionManagement')
  const start = useStartTx()
  const { id, options, announcements, source } = quiz
  // Announced before, but the transaction did not get through.
  const open = announcements[0]?.state === 'announced' ? announcements[0] : undefined
  const form = useAppForm<Values>({
    values: { result: open?.result ?? '', evidence: open?.evidence ?? source },
    check: ({ result, evidence }) => ({
      result: result === '' ? t('answerNeeded') : undefined,
      evidence: evidence.trim() === '' ? t('evidenceNeeded') : undefined,
    }),
    onSend: async ({ result, evidence }) => {
      const planned = plannedRound(quiz)
      if (result === '' || !planned) return
      const isStored = open?.result === result && open.evidence === evidence.trim()
      if (!isStored) await announceResult({ id, address: wallet, result, evidence: evidence.trim() })
      start(setResult(planned, { side: result, answer: options[result], means: t('resultMeans') }))
    },
  })
  return (
    <Section title={t('announce')} text={t('announceText')}>
      <form.AppForm>
        <form.Form>
          <form.AppField name="result">
            {(field) => (
              <field.Select
                isRequired
                label={t('answer')}
                emptyText={t('answerNeeded')}
                choices={quizSides.map((value) => ({ value, label: options[value] }))}
              />
            )}
          </form.AppField>
          <form.AppField name="evidence">
            {(field) => (
              <field.TextArea
                isRequired
                label={t('evidence')}
                hint={t('evidenceHint')}
                maxLength={quizLimits.evidence}
              />
            )}
          </form.AppField>
          <form.Failure />
          <form.Submit workingText={t('working')}>{t('announce')}</form.Submit>
        </form.Form>
      </form.AppForm>
    </Section>
  )
}
