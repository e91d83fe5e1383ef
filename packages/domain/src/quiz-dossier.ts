import { keccak256 } from './keccak256.ts'

/** What an author submits. Times in Unix seconds, amounts in the coin's smallest unit as digits. */
export type QuizForm = {
  topic: string
  content: string
  options: { a: string; b: string }
  /** What must be true for a to win, and for b. */
  criteria: string
  /** Where the result is read, and what counts if that fails. */
  source: string
  fallback: string
  /** The time zone in which the texts mean their times, by its IANA name. */
  timeZone: string
  /** When betting ends, and when the result is known. */
  closeBetsAt: number
  drawAt: number
  coin: string
  unitAmount: string
  /** The reference price, if the question is about a price; otherwise 0. */
  lockPrice: string
  image: string
}

/** A quiz's rules for good, as text: the fields in a fixed order. Its hash is on chain before the first bet. */
export function dossierText({ id, chainId, form }: { id: number; chainId: number; form: QuizForm }): string {
  const { topic, content, options, criteria, source, fallback, timeZone } = form
  const { closeBetsAt, drawAt, coin, unitAmount, lockPrice, image } = form
  return JSON.stringify(
    {
      format: 'mofu quiz 1',
      id,
      chainId,
      topic,
      content,
      options: { a: options.a, b: options.b },
      criteria,
      source,
      fallback,
      timeZone,
      closeBetsAt,
      drawAt,
      coin,
      unitAmount,
      lockPrice,
      image,
    },
    null,
    2,
  )
}

/** The hash of a dossier, as the contract stores it. */
export function dossierHash(text: string): `0x${string}` {
  return `0x${keccak256(new TextEncoder().encode(text))}`
}

const roundTerms = ['rewardToken', 'unit', 'lockTimestamp', 'closeTimestamp', 'lockPrice'] as const
export type RoundTerm = (typeof roundTerms)[number]

type Terms = { [Term in RoundTerm]: string | number | bigint }

/** The terms of a round that are not those of its dossier. The operator is free to start it otherwise; nobody should bet then. */
export function termsThatDiffer(
  form: Pick<QuizForm, 'coin' | 'unitAmount' | 'closeBetsAt' | 'drawAt' | 'lockPrice'>,
  round: Terms,
): RoundTerm[] {
  const wanted: Terms = {
    rewardToken: form.coin,
    unit: form.unitAmount,
    lockTimestamp: form.closeBetsAt,
    closeTimestamp: form.drawAt,
    lockPrice: form.lockPrice,
  }
  return roundTerms.filter((term) => String(wanted[term]) !== String(round[term]))
}
