import { expect, test } from 'vitest'

import { homeFault, homeMedia, isHomeLink, noHomeContent } from './home-content.ts'

const banner = { src: 'a.webp', srcMobile: 'b.webp', title: { jp: '春' }, link: '/list' }

test.each([
  ['/', true],
  ['/launchpadDetail/1-0x0', true],
  ['https://mofu.example/spring', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['http://mofu.example', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s leads somewhere safe: %s', (link, isSafe) => {
  expect(isHomeLink(link)).toBe(isSafe)
})

test('a banner has a text in at least one language and a link', () => {
  expect(homeFault({ ...noHomeContent, banners: [banner] })).toBeUndefined()
  expect(homeFault({ ...noHomeContent, banners: [{ ...banner, title: { en: ' ' } }] })).toBe(
    'home.title_needed',
  )
  const series = { collectionId: 'x', image: null, title: {}, other: {}, url: 'x' }
  expect(homeFault({ ...noHomeContent, popularSeries: [series] })).toBe('home.link_wrong')
})

test('finds every file that is referenced', () => {
  const launch = { id: 'x', title: {}, thumbnailType: 'VIDEO', thumbnailUrl: 'c.mp4' } as const
  expect(homeMedia({ banners: [banner], popularSeries: [], launchpad: [launch] })).toEqual([
    'a.webp',
    'b.webp',
    'c.mp4',
  ])
})
