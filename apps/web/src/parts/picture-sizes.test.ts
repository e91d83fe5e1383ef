import { expect, test } from 'vitest'

import { pictureSources } from './picture-sizes.ts'

test('a pet’s picture comes in four widths', () => {
  expect(pictureSources('http://127.0.0.1:3001/media/pets/42/640.webp')).toEqual({
    src: 'http://127.0.0.1:3001/media/pets/42/640.webp',
    srcSet: [
      'http://127.0.0.1:3001/media/pets/42/96.webp 96w',
      'http://127.0.0.1:3001/media/pets/42/320.webp 320w',
      'http://127.0.0.1:3001/media/pets/42/640.webp 640w',
      'http://127.0.0.1:3001/media/pets/42/1280.webp 1280w',
    ].join(', '),
  })
})

test.each([
  'https://else.example/a.png',
  'https://else.example/pets/x/640.webp',
  'https://else.example/pets/4/640.webp?v=2',
])('a picture of another shape keeps its one address: %s', (url) => {
  expect(pictureSources(url)).toEqual({ src: url, srcSet: undefined })
})
