import type { ErrorCode } from '@mofu/domain/error-codes'
import type { QuizForm } from '@mofu/domain/quiz-dossier'
import { quizFault } from '@mofu/domain/quiz-rules'

import { exactAmount } from '../../../parts/amount.ts'
import type { AppForm } from '../../../parts/form/use-app-form.ts'
import { localTimeText, readLocalTime } from '../../../parts/local-time.ts'
import { readPrice } from '../../../parts/typed-values.ts'

/** A quiz as its form holds it: amounts and times as they are typed. */
export type QuizValues = {
  topic: string
  content: string
  a: string
  b: string
  criteria: string
  source: string
  fallback: string
  timeZone: string
  closeBetsAt: string
  drawAt: string
  coin: string
  unitAmount: string
  image: string
}

export type QuizFormApi = AppForm<QuizValues>

export type QuizCoin = { coin: string; symbol: string; decimals: number }

export function newQuiz(coin: string, timeZone: string): QuizValues {
  const texts = { topic: '', content: '', a: '', b: '', criteria: '', source: '', fallback: '' }
  return { ...texts, timeZone, closeBetsAt: '', drawAt: '', coin, unitAmount: '', image: '' }
}

/** A stored quiz in its form. */
export function valuesOf(quiz: QuizForm, decimals: number): QuizValues {
  const { topic, content, options, criteria, source, fallback, timeZone, coin, image } = quiz
  return {
    topic,
    content,
    ...options,
    criteria,
    source,
    fallback,
    timeZone,
    closeBetsAt: localTimeText(quiz.closeBetsAt),
    drawAt: localTimeText(quiz.drawAt),
    coin,
    unitAmount: exactAmount(BigInt(quiz.unitAmount), decimals).replaceAll(',', ''),
    image,
  }
}

/**
 * The form as it is sent. What it does not show, and seconds that its inputs cannot show, are kept from the stored quiz.
 */
export function formOf(values: QuizValues, decimals: number, stored: QuizForm | undefined): QuizForm {
  const seconds = (text: string, before: number | undefined) =>
    before !== undefined && localTimeText(before) === text ? before : readLocalTime(text)
  return {
    topic: values.topic.trim(),
    content: values.content.trim(),
    options: { a: values.a.trim(), b: values.b.trim() },
    criteria: values.criteria.trim(),
    source: values.source.trim(),
    fallback: values.fallback.trim(),
    timeZone: values.timeZone,
    closeBetsAt: seconds(values.closeBetsAt, stored?.closeBetsAt),
    drawAt: seconds(values.drawAt, stored?.drawAt),
    coin: values.coin,
    unitAmount: String(readPrice(values.unitAmount, decimals) ?? 0n),
    lockPrice: stored?.lockPrice ?? '0',
    image: values.image,
  }
}

/** A form without a fault: with one of its parts replaced by one of a form's, only that part can be at fault. */
const sound = (now: number): QuizForm => ({
  topic: 'x',
  content: 'x',
  options: { a: 'x', b: 'y' },
  criteria: 'x',
  source: 'x',
  fallback: 'x',
  timeZone: 'UTC',
  closeBetsAt: now + 1,
  drawAt: now + 1,
  coin: '',
  unitAmount: '1',
  lockPrice: '0',
  image: 'x',
})

/** Everything that is wrong with a form, by field. The domain's rule names one fault at a time. */
export function quizProblems(
  form: QuizForm,
  coins: readonly QuizCoin[],
  now: number,
): Partial<Record<keyof QuizValues, ErrorCode>> {
  const faultOf = (part: Partial<QuizForm>) => quizFault({ ...sound(now), ...part }, now)
  const { topic, content, options, criteria, source, fallback, timeZone } = form
  const { closeBetsAt, drawAt, unitAmount, image } = form
  const found = {
    topic: faultOf({ topic }),
    content: faultOf({ content }),
    a: options.a === '' ? faultOf({ options: { a: '', b: 'x' } }) : undefined,
    b: options.b === '' || options.a !== '' ? faultOf({ options }) : undefined,
    criteria: faultOf({ criteria }),
    source: faultOf({ source }),
    fallback: faultOf({ fallback }),
    timeZone: faultOf({ timeZone }),
    closeBetsAt: closeBetsAt <= now ? faultOf({ closeBetsAt }) : undefined,
    drawAt: faultOf({ closeBetsAt: Math.max(closeBetsAt, now + 1), drawAt }),
    coin: coins.some(({ coin }) => coin === form.coin) ? undefined : ('predictions.coin_wrong' as const),
    unitAmount: faultOf({ unitAmount }),
    image: faultOf({ image }),
  }
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== undefined))
}
