import { expect, test } from 'vitest'

import { shareCardSvg } from './share-card.ts'
import { readSvg } from './testing/read-svg.ts'

test.each([1, 42, 10_000])('the card of pet %i is complete and loads nothing', (number) => {
  const svg = shareCardSvg(number)
  const picture = readSvg(svg)
  expect(svg).toContain(' width="1200" height="630">')
  expect(svg).not.toMatch(/NaN|undefined|href|script|<text/)
  for (const target of picture.references) expect(picture.ids).toContain(target)
  expect(new Set(picture.ids).size).toBe(picture.ids.length)
})
