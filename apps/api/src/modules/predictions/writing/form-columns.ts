import { dossierHash, dossierText, type QuizForm } from '@mofu/domain/quiz-dossier'

/** A form as it is stored. */
export function formColumns(chainId: number, form: QuizForm) {
  const { options, unitAmount, lockPrice, ...rest } = form
  return {
    ...rest,
    chainId,
    optionA: options.a,
    optionB: options.b,
    unitAmount: BigInt(unitAmount),
    lockPrice: BigInt(lockPrice),
    // Quizzes are numbered from 1: this is the hash of the form alone.
    formHash: dossierHash(dossierText({ id: 0, chainId, form })),
  }
}

/** The dossier of a quiz with this form, and its hash. */
export function dossierColumns(id: number, chainId: number, form: QuizForm) {
  const text = dossierText({ id, chainId, form })
  return { dossierText: text, dossier: dossierHash(text) }
}
