import { parseAddress } from '@mofu/domain/address'
import { dossierHash, dossierText } from '@mofu/domain/quiz-dossier'
import type { QuizDetail } from '@mofu/wire/predictions/quiz'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { exactAmount } from '../../../../parts/amount.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { startRound } from '../../actions/start-round.ts'
import type { PredictionSettings } from '../../queries.ts'
import { useTimes } from '../../use-times.ts'
import { Section } from './section.tsx'

type StartSectionProps = { quiz: QuizDetail; settings: PredictionSettings; blockTime: number | undefined }

/** The operator starts the round of an approved quiz. */
export function StartSection({ quiz, settings, blockTime }: StartSectionProps) {
  const t = useTranslations('predictionManagement')
  const time = useTimes()
  const start = useStartTx()
  const { id, chainId, topic, image, symbol, decimals, closeBetsAt, drawAt } = quiz
  const contract = parseAddress(settings.contract)
  const coin = parseAddress(quiz.coin)
  // Computed from what is on this page, not taken over: the operator signs what can be read here.
  const dossier = dossierHash(dossierText({ id, chainId, form: quiz }))
  const begin = () => {
    if (!contract || !coin) return
    const text = (value: string) => ({ kind: 'text', text: value }) as const
    start(
      startRound({
        quiz: { chainId, contract, id, name: topic, picture: image },
        dossier,
        coin,
        unit: BigInt(quiz.unitAmount),
        lockTimestamp: closeBetsAt,
        closeTimestamp: drawAt,
        lockPrice: BigInt(quiz.lockPrice),
        means: t('startMeans'),
        rows: [
          {
            label: { key: 'predictions.unit' },
            value: { kind: 'amount', amount: BigInt(quiz.unitAmount), coin: symbol, decimals },
          },
          { label: { key: 'predictions.locksAt' }, value: text(time(closeBetsAt)) },
          { label: { key: 'predictions.closesAt' }, value: text(time(drawAt)) },
          {
            label: { key: 'predictions.fee' },
            value: text(`${exactAmount(BigInt(settings.feeRate), 2)}%`),
          },
          { label: { key: 'predictionManagement.rulesHash' }, value: text(dossier) },
        ],
      }),
    )
  }
  const isLate = blockTime !== undefined && closeBetsAt <= blockTime
  return (
    <Section title={t('startTitle')} text={t('startText')}>
      {isLate ? <Note tone="berry">{t('startTooLate')}</Note> : null}
      <Button look="main" className="justify-self-start" disabled={isLate} onClick={begin}>
        {t('start')}
      </Button>
    </Section>
  )
}
