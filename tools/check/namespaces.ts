import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { namespaceViolations } from './namespace-rules.ts'

const screen = `import { Part } from './part.tsx'\nconst t = useTranslations('market')`
const part = `import type { Kind } from './kind.tsx'\nconst t = useTranslations('trade')`

/** Small trees with the number of violations that the check must find. */
const canaries: readonly { name: string; list: string; violations: number }[] = [
  { name: 'complete', list: `, 'market', 'trade'`, violations: 0 },
  { name: 'the texts of an imported part are missing', list: `, 'market'`, violations: 1 },
  { name: 'no namespace at all', list: '', violations: 2 },
  { name: 'a namespace that nothing uses', list: `, 'market', 'trade', 'mall'`, violations: 1 },
]

/** Every route loads the texts that its screen renders. */
export function checkNamespaces(): string {
  for (const { name, list, violations } of canaries) {
    const tree: Readonly<Record<string, string>> = {
      'routes.ts': `component: lazyRouteComponent(loadPage(() => import('./screen.tsx')${list}))`,
      'screen.tsx': screen,
      'part.tsx': part,
      'kind.tsx': `const t = useTranslations('orders')`,
    }
    const found = namespaceViolations('routes.ts', (file) => tree[file])
    if (found.length !== violations) throw new Error(`canary judged wrongly: ${name}\n${found.join('\n')}`)
  }
  const files = globSync('apps/web/src/app/routes/**/routes.ts', { cwd: root })
  const found = files.toSorted().flatMap((file) => namespaceViolations(file, readSource))
  if (files.length < 5) throw new Error(`only ${files.length} lists of routes were read`)
  if (found.length > 0) throw new Error(found.join('\n'))
  return `${files.length} lists of routes, 0 violations; ${canaries.length} canaries`
}

function readSource(file: string): string | undefined {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
