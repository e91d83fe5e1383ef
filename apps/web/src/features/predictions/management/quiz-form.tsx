import type { Address } from '@mofu/domain/address'
import type { ErrorCode } from '@mofu/domain/error-codes'
import type { QuizDetail } from '@mofu/wire/predictions/quiz'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

import { useErrorWords } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { type Problems, useAppForm } from '../../../parts/form/use-app-form.ts'
import { shownZone } from '../use-times.ts'
import { resubmitQuiz, submitQuiz } from './actions/send-quiz.ts'
import { QuestionFields } from './components/question-fields.tsx'
import { StakeFields } from './components/stake-fields.tsx'
import { formOf, newQuiz, type QuizCoin, quizProblems, type QuizValues, valuesOf } from './quiz-values.ts'

type QuizFormViewProps = {
  chainId: number
  wallet: Address
  coins: readonly QuizCoin[]
  /** The quiz to edit. */
  stored?: QuizDetail
}

/** All fields of a quiz; sent for review. */
export function QuizFormView({ chainId, wallet, coins, stored }: QuizFormViewProps) {
  const t = useTranslations('predictionManagement')
  const errors = useErrorWords()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const decimalsOf = (coin: string) => coins.find((one) => one.coin === coin)?.decimals ?? 18
  const read = (values: QuizValues) => formOf(values, decimalsOf(values.coin), stored)
  const said = (code: ErrorCode) => errors[code] ?? t('fieldWrong')
  const form = useAppForm<QuizValues>({
    values: stored ? valuesOf(stored, stored.decimals) : newQuiz(coins[0]?.coin ?? '', shownZone()),
    check: (values) => {
      const found = quizProblems(read(values), coins, Math.floor(Date.now() / 1000))
      const problems: Problems<QuizValues> = {}
      for (const [field, code] of Object.entries(found)) problems[field as keyof QuizValues] = said(code)
      return problems
    },
    onSend: async (values) => {
      const prediction = read(values)
      const id = await (stored
        ? resubmitQuiz({
            prediction: { ...prediction, id: stored.id, version: stored.version },
            address: wallet,
          })
        : submitQuiz({ prediction, address: wallet, chainId }))
      await queryClient.invalidateQueries({ queryKey: ['predictions'] })
      await navigate({ to: '/quiz/detail/$id', params: { id: String(id) } })
    },
    fieldOf: ({ code }) => (code === undefined ? undefined : fieldOfCode[code]),
  })
  return (
    <form.AppForm>
      <form.Form className="grid gap-6">
        <QuestionFields form={form} />
        <StakeFields form={form} coins={coins} />
        <form.Failure />
        <form.Submit size="large" workingText={t('sending')}>
          {t(stored?.state === 'rejected' ? 'sendAgain' : 'send')}
        </form.Submit>
      </form.Form>
    </form.AppForm>
  )
}

/** The field that each refusal of the server is about. */
const fieldOfCode: Partial<Record<ErrorCode, keyof QuizValues>> = {
  'predictions.topic_needed': 'topic',
  'predictions.content_needed': 'content',
  'predictions.options_needed': 'a',
  'predictions.options_same': 'b',
  'predictions.criteria_needed': 'criteria',
  'predictions.source_needed': 'source',
  'predictions.fallback_needed': 'fallback',
  'predictions.zone_needed': 'timeZone',
  'predictions.close_time_wrong': 'closeBetsAt',
  'predictions.draw_time_wrong': 'drawAt',
  'predictions.coin_wrong': 'coin',
  'predictions.unit_needed': 'unitAmount',
  'predictions.image_needed': 'image',
  'predictions.image_foreign': 'image',
}
