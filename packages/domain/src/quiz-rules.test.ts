import { expect, test } from 'vitest'

import { quizFault } from './quiz-rules.ts'

const form = {
  topic: 'Gold above 5,000?',
  content: 'The spot price in London.',
  options: { a: 'Above', b: 'Not above' },
  criteria: 'a: above at the fixing. b: otherwise.',
  source: 'lbma.org.uk',
  fallback: 'The next fixing.',
  timeZone: 'Europe/London',
  closeBetsAt: 2_000,
  drawAt: 3_000,
  coin: `0x${'0'.repeat(40)}`,
  unitAmount: '1',
  lockPrice: '0',
  image: 'https://media.example/1.webp',
}

test('each field that is missing or wrong has its own message', () => {
  expect(quizFault(form, 1_000)).toBeUndefined()
  for (const [change, code] of [
    [{ topic: '' }, 'topic_needed'],
    [{ content: '' }, 'content_needed'],
    [{ options: { a: 'Above', b: '' } }, 'options_needed'],
    [{ options: { a: 'Yes', b: ' ＹＥＳ' } }, 'options_same'],
    [{ criteria: '' }, 'criteria_needed'],
    [{ source: '' }, 'source_needed'],
    [{ fallback: '' }, 'fallback_needed'],
    [{ timeZone: '' }, 'zone_needed'],
    [{ timeZone: 'Mars/Olympus' }, 'zone_needed'],
    [{ closeBetsAt: 1_000 }, 'close_time_wrong'],
    [{ drawAt: 1_999 }, 'draw_time_wrong'],
    [{ drawAt: 1_001 + 360 * 86_400 }, 'draw_time_wrong'],
    [{ unitAmount: '0' }, 'unit_needed'],
    [{ image: '' }, 'image_needed'],
  ] as const) {
    expect(quizFault({ ...form, ...change }, 1_000)).toBe(`predictions.${code}`)
  }
})
