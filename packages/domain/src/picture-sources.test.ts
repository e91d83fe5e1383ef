import { expect, test } from 'vitest'

import { pictureSources } from './picture-sources.ts'

test('a pet’s picture comes in four widths', () => {
  expect(pictureSources('http://127.0.0.1:3001/media/pets/42/768.webp')).toEqual({
    src: 'http://127.0.0.1:3001/media/pets/42/768.webp',
    srcSet: [
      'http://127.0.0.1:3001/media/pets/42/96.webp 96w',
      'http://127.0.0.1:3001/media/pets/42/384.webp 384w',
      'http://127.0.0.1:3001/media/pets/42/768.webp 768w',
      'http://127.0.0.1:3001/media/pets/42/1280.webp 1280w',
    ].join(', '),
  })
})

test.each([
  'https://else.example/a.png',
  'https://else.example/pets/x/768.webp',
  'https://else.example/works/x/768.webp',
  'https://else.example/pets/4/768.webp?v=2',
])('a picture of another shape keeps its one address: %s', (url) => {
  expect(pictureSources(url)).toEqual({ src: url, srcSet: undefined })
})
