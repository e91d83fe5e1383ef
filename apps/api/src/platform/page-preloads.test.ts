import { expect, test } from 'vitest'

import { pagePreloads, wordPreloads } from './page-preloads.ts'

const preloads = pagePreloads({
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js'] },
  'src/app/routes/list.tsx': { file: 'assets/list.js', imports: ['_card.js', '_react.js'] },
  'src/app/routes/forget-password.tsx': { file: 'assets/forget.js' },
})

test('a screen’s own files are named, those of the frame are not', () => {
  expect(preloads('/list').toSorted()).toEqual(['/assets/card.js', '/assets/list.js'])
  expect(preloads('/list/')).toEqual(preloads('/list'))
  expect(preloads('/forgetPassword')).toEqual(['/assets/forget.js'])
})

test('an address that leads to no screen has none, whatever it is called', () => {
  for (const path of ['/', '/nowhere', '/__proto__', '/constructor', '/../list', '/"><script>']) {
    expect([path, ...preloads(path)]).toEqual([path])
  }
})

test('words come in the person’s language: those around every screen and those of the rooms', () => {
  const words = wordPreloads({
    '_frame-jp-B9nV.js': { file: 'assets/frame-jp.js' },
    '_frame-en-B9nV.js': { file: 'assets/frame-en.js' },
    '../../packages/words/src/screens/jp/market.ts': { file: 'assets/market-jp.js' },
  })
  expect(words('jp', ['market', 'nowhere'])).toEqual(['/assets/frame-jp.js', '/assets/market-jp.js'])
  expect(words('en', ['market'])).toEqual(['/assets/frame-en.js'])
})
