import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readRouteTable } from './route-table.ts'

const source = readFileSync(join(import.meta.dirname, 'src/app/routes.ts'), 'utf8')
const table = readRouteTable(source)

test('every page with a screen is in the table, with the file that draws it', () => {
  expect(Object.keys(table)).toHaveLength(source.split('lazyRouteComponent(loadPage(').length - 1)
  for (const file of Object.values(table)) expect(existsSync(join(import.meta.dirname, file))).toBe(true)
  expect(table).toMatchObject({
    '/': 'src/app/routes/home.tsx',
    '/mall/cart': 'src/app/routes/cart.tsx',
    '/user-center/mynft-list': 'src/app/routes/my-nfts.tsx',
    '/mall/desk/$shopId/$productId': 'src/app/routes/mall-desk.tsx',
  })
})
