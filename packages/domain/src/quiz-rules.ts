import type { ErrorCode } from './error-codes.ts'
import type { QuizForm } from './quiz-dossier.ts'

/** The longest texts, and how far ahead a draw can be: the contract accepts a year from the start of the round. */
export const quizLimits = {
  topic: 120,
  content: 2_000,
  option: 80,
  criteria: 2_000,
  source: 500,
  fallback: 500,
  reason: 500,
  evidence: 1_000,
  /** Quizzes of one author that wait for review. */
  waiting: 20,
  mostSeconds: 360 * 86_400,
  /** The contract's type for a unit is 96 bits wide. */
  unit: 2n ** 96n - 1n,
} as const

/** What is wrong with a form; undefined if it can be submitted. Whether the coin is supported is for the chain to say. */
export function quizFault(form: QuizForm, now: number): ErrorCode | undefined {
  const { a, b } = form.options
  if (form.topic === '') return 'predictions.topic_needed'
  if (form.content === '') return 'predictions.content_needed'
  if (a === '' || b === '') return 'predictions.options_needed'
  if (isSameText(a, b)) return 'predictions.options_same'
  if (form.criteria === '') return 'predictions.criteria_needed'
  if (form.source === '') return 'predictions.source_needed'
  if (form.fallback === '') return 'predictions.fallback_needed'
  if (!isTimeZone(form.timeZone)) return 'predictions.zone_needed'
  if (form.closeBetsAt <= now) return 'predictions.close_time_wrong'
  if (form.drawAt < form.closeBetsAt || form.drawAt > now + quizLimits.mostSeconds)
    return 'predictions.draw_time_wrong'
  if (form.unitAmount === '' || BigInt(form.unitAmount) === 0n) return 'predictions.unit_needed'
  return form.image === '' ? 'predictions.image_needed' : undefined
}

/** Two options that read alike are one: width, case and spaces do not tell them apart. */
function isSameText(one: string, other: string): boolean {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
  return plain(one) === plain(other)
}

function isTimeZone(name: string): boolean {
  if (name === '') return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
