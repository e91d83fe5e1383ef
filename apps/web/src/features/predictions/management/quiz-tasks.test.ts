import type { QuizRound } from '@mofu/wire/predictions/quiz'
import { expect, test } from 'vitest'

import { tasksOf } from './quiz-tasks.ts'

const nobody = { isAuthor: false, isAdmin: false, isOperator: false }
const all = { isAuthor: false, isAdmin: true, isOperator: true }
const round = (change: Partial<QuizRound>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these fields decide about tasks
  ({ state: 'started', treasuryAmt: '0', isFeeClaimed: false, ...change }) as QuizRound

test.each([
  ['review', null, ['review']],
  ['upchain', null, ['start', 'takeDown']],
  ['betting', round({}), ['takeDown']],
  ['result', round({ state: 'locked' }), ['announce', 'takeDown']],
  ['decided', round({ state: 'decided' }), ['dispute']],
  ['ended', round({ state: 'ended', treasuryAmt: '5' }), ['fee']],
  ['ended', round({ state: 'ended', treasuryAmt: '5', isFeeClaimed: true }), []],
  // Taken down, but its bets are not released on the chain yet.
  ['taken-down', round({}), ['takeDown']],
  ['taken-down', round({ state: 'ended' }), []],
  // Taken down too late: a result was set, which counts unless it is disputed.
  ['taken-down', round({ state: 'decided' }), ['dispute']],
  ['taken-down', round({ state: 'ended', treasuryAmt: '5' }), ['fee']],
] as const)('in phase %s an admin who operates can do what is due', (phase, started, tasks) => {
  expect(tasksOf({ phase, round: started }, all)).toEqual(tasks)
  expect(tasksOf({ phase, round: started }, nobody)).toEqual([])
})

test('an author edits until the approval, and never reviews', () => {
  const author = { ...all, isAuthor: true }
  expect(tasksOf({ phase: 'review', round: null }, author)).toEqual(['edit'])
  expect(tasksOf({ phase: 'rejected', round: null }, author)).toEqual(['edit'])
  expect(tasksOf({ phase: 'betting', round: round({}) }, { ...nobody, isAuthor: true })).toEqual([])
})
