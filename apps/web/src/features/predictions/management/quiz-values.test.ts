import { expect, test } from 'vitest'

import { localTimeText } from '../../../parts/local-time.ts'
import { formOf, newQuiz, quizProblems, type QuizValues, valuesOf } from './quiz-values.ts'

const coin = '0x0000000000000000000000000000000000000000'
const coins = [{ coin, symbol: 'ETH', decimals: 18 }]
const NOW = 1_800_000_000

const values: QuizValues = {
  topic: 'Who wins?',
  content: 'The final.',
  a: 'Red',
  b: 'Blue',
  criteria: 'Red if red scores more.',
  source: 'https://scores.example/final',
  fallback: 'The newspaper.',
  timeZone: 'Asia/Tokyo',
  closeBetsAt: localTimeText(NOW + 3_600),
  drawAt: localTimeText(NOW + 7_200),
  coin,
  unitAmount: '0.01',
  image: 'https://media.example/1/768.webp',
}
const problems = (changed: Partial<QuizValues>) =>
  quizProblems(formOf({ ...values, ...changed }, 18, undefined), coins, NOW)

test('a complete form has no problem, and an empty one has all of them at once', () => {
  expect(problems({})).toEqual({})
  expect(quizProblems(formOf(newQuiz('', ''), 18, undefined), coins, NOW)).toEqual({
    topic: 'predictions.topic_needed',
    content: 'predictions.content_needed',
    a: 'predictions.options_needed',
    b: 'predictions.options_needed',
    criteria: 'predictions.criteria_needed',
    source: 'predictions.source_needed',
    fallback: 'predictions.fallback_needed',
    timeZone: 'predictions.zone_needed',
    closeBetsAt: 'predictions.close_time_wrong',
    drawAt: 'predictions.draw_time_wrong',
    coin: 'predictions.coin_wrong',
    unitAmount: 'predictions.unit_needed',
    image: 'predictions.image_needed',
  })
})

test('answers that read alike, and a draw before the close of bets, are refused', () => {
  expect(problems({ b: ' red ' })).toEqual({ b: 'predictions.options_same' })
  expect(problems({ drawAt: localTimeText(NOW + 60) })).toEqual({ drawAt: 'predictions.draw_time_wrong' })
})

test('what the form does not show is kept', () => {
  const stored = { ...formOf(values, 18, undefined), lockPrice: '42', closeBetsAt: NOW + 3_607 }
  const sent = formOf({ ...valuesOf(stored, 18), topic: 'Who will win?' }, 18, stored)
  expect(sent).toEqual({ ...stored, topic: 'Who will win?' })
})
