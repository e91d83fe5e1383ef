import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { root } from '@mofu/testkit/paths'

const head = '// Made by `pnpm gen` from the files of the domains. Do not edit.'

/** The lists that name every domain once, each written from the files that it collects. */
export const domainLists: Readonly<Record<string, () => string>> = {
  'apps/indexer/ponder.schema.ts': schemaList,
  'apps/web/src/app/routes.ts': routeList,
  'packages/words/src/screens/en.ts': () => namespaceList('en'),
  'packages/words/src/screens/tc.ts': () => namespaceList('tc'),
  'packages/words/src/screens/jp.ts': () => namespaceList('jp'),
}

export function writeDomainLists(): void {
  for (const [file, list] of Object.entries(domainLists)) writeFileSync(join(root, file), list())
}

function filesIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: join(root, folder) }).toSorted()
}

function schemaList(): string {
  const files = filesIn('apps/indexer/schema', '**/*.ts')
  return [
    head,
    '/**',
    ' * The tables of chain.*: facts on chain and nothing else, one file per domain. Each table has one text key that',
    " * includes the chain id, because composite keys make the engine's crash recovery many times slower.",
    ' */',
    ...files.map((file) => `export * from './schema/${file}'`),
    '',
  ].join('\n')
}

function routeList(): string {
  const domains = filesIn('apps/web/src/app/routes', '*/routes.ts').map((file) => file.split('/')[0] ?? '')
  return [
    head,
    "import { developerRoutes } from './developer-routes.ts'",
    "import { rootRoute } from './root-route.ts'",
    ...domains.map((domain) => `import { ${domain}Routes } from './routes/${domain}/routes.ts'`),
    '',
    '/** Every path of the product, by domain. */',
    'export const routeTree = rootRoute.addChildren([',
    ...domains.map((domain) => `  ...${domain}Routes,`),
    '  ...developerRoutes,',
    '])',
    '',
  ].join('\n')
}

function namespaceList(language: 'en' | 'tc' | 'jp'): string {
  const folder = `packages/words/src/screens/${language}`
  const sources = filesIn(folder, '*.ts').map((file) => ({
    file,
    source: readFileSync(join(root, folder, file), 'utf8'),
  }))
  // What a sibling imports is a part of its texts, not a namespace of its own.
  const namespaces = sources
    .map(({ file }) => file)
    .filter((file) => !sources.some(({ source }) => source.includes(`from './${file}'`)))
  const lines = namespaces.map((file) => {
    const name = basename(file, '.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    return `  ${name}: async () => (await import('./${language}/${file}')).${name},`
  })
  return language === 'en'
    ? [
        head,
        '/** The texts of every screen, in ICU message format, loaded by namespace. The other languages have the same keys as English. */',
        'export const screenNamespaces = {',
        ...lines,
        '} as const',
        '',
        'type Namespaces = typeof screenNamespaces',
        '',
        '/** Every text of every screen, by namespace. */',
        'export type ScreenWords = {',
        '  readonly [Namespace in keyof Namespaces]: Awaited<ReturnType<Namespaces[Namespace]>>',
        '}',
        '',
      ].join('\n')
    : [
        head,
        "import type { SameNamespaces } from './shape.ts'",
        '',
        'export const screenNamespaces: SameNamespaces = {',
        ...lines,
        '}',
        '',
      ].join('\n')
}
