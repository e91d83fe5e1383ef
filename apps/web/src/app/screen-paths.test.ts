import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { screenPaths } from '@mofu/domain/screen-paths'
import { expect, test } from 'vitest'

/** The paths of the route table as their files declare them: `$` begins a parameter. */
const patterns = globSync('routes/*/routes.ts', { cwd: import.meta.dirname }).flatMap((file) =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/^ {2}path: '([^']+)'/gm)].map(
    ([, path = '']) => new RegExp(`^${path.replace(/\$[^/]+/g, '[^/]+')}$`),
  ),
)

const isScreen = (path: string) => patterns.some((pattern) => pattern.test(path))

test('every path that mails link to is a screen', () => {
  expect(patterns.length).toBeGreaterThan(50)
  expect(isScreen('/mall/dashboard/7')).toBe(false)
  const paths = Object.values(screenPaths).map((pathOf) => pathOf('7'))
  expect(paths.filter((path) => !isScreen(path))).toEqual([])
})
