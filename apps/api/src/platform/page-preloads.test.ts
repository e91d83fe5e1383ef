import { expect, test } from 'vitest'

import { pagePreloads, wordPreloads } from './page-preloads.ts'

const preloads = pagePreloads(
  {
    'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_card.js': { file: 'assets/card.js', imports: ['_react.js'] },
    'src/app/routes/list.tsx': { file: 'assets/list.js', imports: ['_card.js', '_react.js'] },
    'src/app/routes/mall.tsx': { file: 'assets/mall.js' },
    'src/app/routes/cart.tsx': { file: 'assets/cart.js' },
    'src/app/routes/shop.tsx': { file: 'assets/shop.js' },
    'src/app/routes/my-nfts.tsx': { file: 'assets/my-nfts.js' },
    'src/app/routes/product-draft.tsx': { file: 'assets/draft.js' },
  },
  {
    '/list': 'src/app/routes/list.tsx',
    '/mall': 'src/app/routes/mall.tsx',
    '/mall/$id': 'src/app/routes/shop.tsx',
    '/mall/cart': 'src/app/routes/cart.tsx',
    '/user-center/mynft-list': 'src/app/routes/my-nfts.tsx',
    '/product/$id/$buyId/$': 'src/app/routes/product-draft.tsx',
  },
)

test('a screen’s own files are listed, those of the frame are not', () => {
  expect(preloads('/list').toSorted()).toEqual(['/assets/card.js', '/assets/list.js'])
  expect(preloads('/list/')).toEqual(preloads('/list'))
})

test('the route table maps an address to its screen, whatever its file is called', () => {
  expect(preloads('/mall')).toEqual(['/assets/mall.js'])
  expect(preloads('/mall/cart')).toEqual(['/assets/cart.js'])
  expect(preloads('/mall/7')).toEqual(['/assets/shop.js'])
  expect(preloads('/user-center/mynft-list')).toEqual(['/assets/my-nfts.js'])
  expect(preloads('/product/1/2/3/4')).toEqual(['/assets/draft.js'])
})

test('an address without a screen has none, whatever it is called', () => {
  for (const path of [
    '/',
    '/nowhere',
    '/__proto__',
    '/constructor',
    '/../list',
    '/mall/7/8',
    '/"><script>',
  ]) {
    expect([path, ...preloads(path)]).toEqual([path])
  }
})

test('texts are loaded in the person’s language: those of every screen and those of the page’s namespaces', () => {
  const words = wordPreloads({
    '_frame-jp-B9nV.js': { file: 'assets/frame-jp.js' },
    '_frame-en-B9nV.js': { file: 'assets/frame-en.js' },
    '../../packages/words/src/screens/jp/market.ts': { file: 'assets/market-jp.js' },
  })
  expect(words('jp', ['market', 'nowhere'])).toEqual(['/assets/frame-jp.js', '/assets/market-jp.js'])
  expect(words('en', ['market'])).toEqual(['/assets/frame-en.js'])
})
