import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readRouteTable } from './route-table.ts'

const root = import.meta.dirname
const table = readRouteTable(root)

test('every page with a screen is in the table, with its route file', () => {
  const source = globSync('src/app/routes/*/routes.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('')
  expect(Object.keys(table)).toHaveLength(source.match(/\bloadPage\(/g)?.length ?? 0)
  for (const file of Object.values(table)) expect(existsSync(join(root, file))).toBe(true)
  expect(table).toMatchObject({
    '/': 'src/app/routes/home/home.tsx',
    '/mall/cart': 'src/app/routes/mall/cart.tsx',
    '/user-center/mynft-list': 'src/app/routes/market/my-nfts.tsx',
    '/mall/merchant/$shopId/$productId': 'src/app/routes/mall/merchant.tsx',
  })
})
