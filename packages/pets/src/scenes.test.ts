import { expect, test } from 'vitest'

import { pawTextureSvg } from './paw-texture.ts'
import { scenes, sceneSvg } from './scenes.ts'
import { longNumbers, readSvg } from './testing/read-svg.ts'

test.each(scenes)('the scene for %s is complete, small and loads nothing', (scene) => {
  const svg = sceneSvg(scene, { width: 320 })
  const picture = readSvg(svg)
  expect(svg).toContain(' width="320" height="240">')
  expect(svg).not.toMatch(/NaN|undefined|href|script/)
  expect(svg.length).toBeLessThan(10_000)
  expect(longNumbers(picture)).toEqual([])
  for (const target of picture.references) expect(picture.ids).toContain(target)
})

test('scenes on one page share no id', () => {
  const ids = scenes.flatMap((scene) => readSvg(sceneSvg(scene)).ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(scenes.length)
})

test('the paw prints take the given colour and stay inside their tile', () => {
  const { elements } = readSvg(pawTextureSvg('#FFF9F2'))
  const prints = elements.filter(({ name }) => name === 'path')
  expect(prints.map(({ attributes }) => attributes['fill'])).toEqual(prints.map(() => '#FFF9F2'))
  const places = elements.flatMap(
    ({ attributes }) => attributes['transform']?.match(/[\d.]+/g)?.slice(0, 2) ?? [],
  )
  expect(places).toHaveLength(prints.length * 2)
  for (const place of places.map(Number)) expect(Math.abs(place - 120)).toBeLessThan(120 - 26)
})
