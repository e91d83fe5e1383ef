import { expect, test } from 'vitest'

import { pagePreloads } from './page-preloads.ts'

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
