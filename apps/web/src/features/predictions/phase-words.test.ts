import type { QuizRound } from '@mofu/wire/predictions/quiz'
import { expect, test } from 'vitest'

import { whyNotWordOf } from './phase-words.ts'

const round = (isRefund: boolean) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this field decides
  ({ isRefund }) as QuizRound

test('a quiz that was taken down does not promise refunds before its round is cancelled', () => {
  expect(whyNotWordOf({ phase: 'taken-down', round: round(false) })).toBe('takenDownOpen')
  expect(whyNotWordOf({ phase: 'taken-down', round: round(true) })).toBe('takenDown')
  expect(whyNotWordOf({ phase: 'taken-down', round: null })).toBe('takenDown')
  expect(whyNotWordOf({ phase: 'ended', round: round(true) })).toBe('refunded')
})
