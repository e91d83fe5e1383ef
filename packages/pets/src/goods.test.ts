import { expect, test } from 'vitest'

import { goodsColours, goodsKinds, goodsName, goodsSvg, readGoodsName } from './goods.ts'
import { readSvg } from './testing/read-svg.ts'

test('every kind in every colour is a complete, distinct and self-contained picture', () => {
  const drawn = goodsKinds.flatMap((kind) => goodsColours.map((colour) => goodsSvg({ kind, colour, pet: 7 })))
  expect(new Set(drawn).size).toBe(goodsKinds.length * goodsColours.length)
  for (const svg of drawn) {
    expect(() => readSvg(svg)).not.toThrow()
    expect(svg).not.toMatch(/undefined|NaN|href|<script/)
  }
})

test('a name identifies goods, and no other text does', () => {
  const goods = { kind: 'mug', colour: 'coral', pet: 42 } as const
  expect(readGoodsName(goodsName(goods))).toEqual(goods)
  for (const name of [
    'mug-coral-0',
    'mug-coral-10001',
    'mug-coral-042',
    'sofa-coral-1',
    'mug-grey-1',
    'mug-coral',
  ]) {
    expect(readGoodsName(name)).toBeUndefined()
  }
})
