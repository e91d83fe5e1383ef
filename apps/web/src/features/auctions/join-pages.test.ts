import { expect, test } from 'vitest'

import { joinPages } from './join-pages.ts'

test('a lot that moved to a later page between two requests is shown once, at its first place, as it is now', () => {
  const pages = [
    {
      list: [
        { id: 'a', endAt: 1 },
        { id: 'b', endAt: 2 },
      ],
    },
    {
      list: [
        { id: 'c', endAt: 3 },
        { id: 'a', endAt: 600 },
      ],
    },
  ]
  expect(joinPages(pages, ({ id }) => id)).toEqual([
    { id: 'a', endAt: 600 },
    { id: 'b', endAt: 2 },
    { id: 'c', endAt: 3 },
  ])
})
