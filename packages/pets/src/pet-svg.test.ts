import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { petSvg } from './pet-svg.ts'
import { longNumbers, readSvg } from './testing/read-svg.ts'
import { petCount } from './traits.ts'

const numbers = Array.from({ length: petCount }, (_, index) => index + 1)
const sample = numbers.filter((number) => number % 23 === 1)

test.each([
  [1, 'd61723c0fe7b91c4'],
  [2, '031350979b42427c'],
  [3, 'baf0db04d3acf012'],
  [4, 'b96cf874074bcdda'],
  [5, 'cd10497723548daa'],
  [8, '5c0d95ab8789c467'],
  [11, 'b4236ee35fa81d50'],
  [14, '631a535c738c7f64'],
  [19, 'af77295edf846119'],
  [26, 'd7c49a4e8ec8b7b7'],
  [42, '2b1d01eb83622310'],
  [51, '170247762ee9a3be'],
  [3974, '1c880d4aa0d61e74'],
  [7720, '5e84332de2cb76ee'],
  [9322, 'e61f694e4a25c16c'],
  [10000, '21d6b17acd5c322c'],
])('pet %d looks as it always did', (number, hash) => {
  expect(createHash('sha256').update(petSvg(number)).digest('hex').slice(0, 16)).toBe(hash)
})

test('every picture weighs between 4 and 20 kB', () => {
  const sizes = numbers.map((number) => petSvg(number).length)
  expect(Math.min(...sizes)).toBeGreaterThan(4000)
  expect(Math.max(...sizes)).toBeLessThan(20_000)
})

test('a picture has a title and the size of its canvas', () => {
  expect(petSvg(1)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 512 512">/)
})

test('pictures are well-formed and made of shapes alone', () => {
  const elements = sample.flatMap((number) => readSvg(petSvg(number)).elements)
  const names = new Set(elements.map(({ name }) => name))
  expect([...names].toSorted()).toEqual([
    'circle',
    'clipPath',
    'ellipse',
    'g',
    'linearGradient',
    'path',
    'rect',
    'stop',
    'svg',
  ])
  const keys = new Set(elements.flatMap(({ attributes }) => Object.keys(attributes)))
  expect([...keys].filter((key) => key.startsWith('on') || key.endsWith('href') || key === 'style')).toEqual(
    [],
  )
})

test('loads nothing external', () => {
  const foreign = /https?:|\/\/|data:|script|href|foreignObject|url\((?!#p\d+-)/i
  const loading = numbers.filter((number) =>
    foreign.test(petSvg(number).replace('xmlns="http://www.w3.org/2000/svg"', '')),
  )
  expect(loading).toEqual([])
})

test('ids are unique, contain the number, and every reference resolves', () => {
  for (const number of sample) {
    const { ids, references } = readSvg(petSvg(number))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(new RegExp(`^p${number}-`))
    for (const target of references) expect(ids).toContain(target)
  }
})

test('the same pet can be shown twice with distinct ids', () => {
  const once = readSvg(petSvg(9, { scope: 'a-' })).ids
  const twice = readSvg(petSvg(9, { scope: 'b-' })).ids
  expect(once.filter((id) => twice.includes(id))).toEqual([])
})

test('coordinates have one decimal at most', () => {
  for (const number of sample) expect(longNumbers(readSvg(petSvg(number)))).toEqual([])
})

test('a size is written in whole pixels', () => {
  expect(petSvg(3, { size: 96.4 })).toContain(' width="96" height="96">')
  expect(petSvg(3).slice(0, 80)).not.toContain('width=')
})

test('a picture takes less than a millisecond on average', () => {
  petSvg(1)
  const start = performance.now()
  for (const number of numbers) petSvg(number)
  expect((performance.now() - start) / numbers.length).toBeLessThan(1)
})
