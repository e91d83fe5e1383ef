import { expect, test } from 'vitest'

import { isWholePath, type Region, regionName, regionPath, regionTree, wholePathsOf } from './regions.ts'

const walk = (regions: readonly Region[]): Region[] =>
  regions.flatMap((region) => [region, ...walk(region.children ?? [])])

test('the tree: codes 100 to 3801, empty cities, other district last, one code out of sequence [rule-61]', () => {
  const codes = walk(regionTree).map(({ value }) => Number(value))
  expect(codes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 3702 }, (_, index) => 100 + index))
  expect(codes.filter((code, index) => index > 0 && code !== (codes[index - 1] ?? 0) + 1)).toHaveLength(2)
  const cities = regionTree.flatMap(({ children = [] }) => children)
  expect(cities.every(({ children }) => Array.isArray(children))).toBe(true)
  expect(cities.filter(({ children }) => children?.length === 0)).toHaveLength(31)
  const withOther = cities.filter(({ children = [] }) => children.some(({ label }) => label === '其它区'))
  expect(withOther.every(({ children = [] }) => children.at(-1)?.label === '其它区')).toBe(true)
  expect(withOther.length).toBeGreaterThan(cities.length / 2)
  const shenzhen = cities.find(({ label }) => label === '深圳市')
  expect(shenzhen?.children?.some(({ value }) => value === '3801')).toBe(true)
  for (const label of ['上海市', '北京市', '天津市', '重庆市']) {
    expect(regionTree.find((region) => region.label === label)?.children?.map((city) => city.label)).toEqual([
      label,
    ])
  }
})

test('a path is complete at a leaf, and never leaves its country', () => {
  expect(isWholePath(regionPath('CN', ['100', '101', '102']) ?? [])).toBe(true)
  expect(isWholePath(regionPath('CN', ['100', '101']) ?? [])).toBe(false)
  expect(isWholePath(regionPath('TW', ['3771', '3772']) ?? [])).toBe(true)
  expect(regionPath('CN', ['3771', '3772'])).toBeUndefined()
  expect(regionPath('CN', ['100', '102'])).toBeUndefined()
})

test('places have names in the languages of their country', () => {
  const [, taipei] = regionPath('TW', ['3771', '3787']) ?? []
  expect(taipei && [regionName(taipei, 'en'), regionName(taipei, 'tc')]).toEqual(['Chiayi County', '嘉義縣'])
  expect(wholePathsOf('HK').map((path) => regionName(path.at(-1) ?? { label: '', value: '' }, 'en'))).toEqual(
    ['Hong Kong Island', 'Kowloon', 'New Territories'],
  )
})
