import { expect, test } from 'vitest'

import { openingTag, pageChoices } from './page-choices.ts'

test.each([
  [undefined, '<html lang="en">'],
  ['language=jp; theme=dark', '<html lang="ja" data-theme="dark">'],
  ['x=1; theme=light;language=tc', '<html lang="zh-Hant" data-theme="light">'],
  ['language=__proto__; theme="><script>', '<html lang="en">'],
  ['language', '<html lang="en">'],
])('%s opens with %s', (cookies, tag) => {
  expect(openingTag(pageChoices(cookies))).toBe(tag)
})
