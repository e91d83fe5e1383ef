import type { Translator } from '../../i18n/translator.ts'
import type { DrawRecords, VerificationStep } from './queries.ts'

type Fact = { label: string; value: string }

/** A step in words: what was checked, what came out, and the values to check it with elsewhere. */
export type StepWords = { title: string; lines: readonly string[]; facts: readonly Fact[] }

type Speech = { t: Translator<'fairness'>; locale: string }

export function timeText(locale: string, seconds: number): string {
  return new Date(seconds * 1_000).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' })
}

export function stepWords({ t, locale }: Speech, records: DrawRecords, step: VerificationStep): StepWords {
  const time = (seconds: number) => timeText(locale, seconds)
  const title = t(step.name)
  switch (step.name) {
    case 'order': {
      const { size, owner, tx } = step
      return { title, lines: [t('orderText', { size, owner })], facts: [{ label: t('facts.tx'), value: tx }] }
    }
    case 'round': {
      const { margin, paidAt, roundAt } = step
      const times = { paidAt: time(paidAt), roundAt: time(roundAt) }
      const rounds = { expected: String(step.expected), round: String(step.round) }
      return { title, lines: [t('roundText', { margin, ...times, ...rounds })], facts: [] }
    }
    case 'key': {
      const text = { evmnet: 'keyEvmnet', development: 'keyDevelopment' } as const
      const line = step.beacon === null ? t('keyUnknown') : t(text[step.beacon])
      return { title, lines: [line], facts: [{ label: t('facts.key'), value: step.key }] }
    }
    case 'signature': {
      const facts = [
        { label: t('facts.x'), value: step.x },
        { label: t('facts.y'), value: step.y },
      ]
      return { title, lines: [t('signatureText', { round: String(step.round) })], facts }
    }
    case 'number':
      return {
        title,
        lines: [t('numberText')],
        facts: [{ label: t('facts.randomness'), value: step.randomness }],
      }
    case 'history':
      return { title, lines: [historyLine(t, step)], facts: [] }
    case 'picks':
      return { title, ...picksWords(t, records, step) }
    case 'refund': {
      const times = { deadline: time(step.deadline), settledAt: time(step.settledAt) }
      return { title, lines: [t('refundText', times)], facts: [] }
    }
  }
}

function historyLine(
  t: Speech['t'],
  { draws, problem }: Extract<VerificationStep, { name: 'history' }>,
): string {
  if (problem === null) return t('historyText', { draws })
  return problem.order === null ? t('historyPool') : t('historyProblem', { order: String(problem.order) })
}

function picksWords(
  t: Speech['t'],
  records: DrawRecords,
  { seed, draws }: Extract<VerificationStep, { name: 'picks' }>,
): Pick<StepWords, 'lines' | 'facts'> {
  const lines = draws.map(({ number, position, remaining, item, delivered }) => {
    const place = { number: String(number + 1), position: String(position), remaining: String(remaining) }
    const line = t('pickLine', { ...place, item: prizeText(t, records, item) })
    if (item === delivered) return line
    return `${line} ${t('pickOther', { delivered: prizeText(t, records, delivered) })}`
  })
  const hashes = draws.map(({ number, hash }) => ({
    label: t('facts.hash', { number: String(number + 1) }),
    value: hash,
  }))
  return {
    lines: [t('picksText'), ...lines],
    facts: [{ label: t('facts.seed'), value: seed }, ...hashes],
  }
}

function prizeText(t: Speech['t'], { kind, records }: DrawRecords, item: number): string {
  if (kind === 'gacha') return item < 0 ? t('nothing') : t('pet', { number: String(item + 1) })
  const added = records.find((record) => record.kind === 'added' && record.item === item)
  return added?.kind === 'added' && added.token ? t('token', added.token) : t('nothing')
}
