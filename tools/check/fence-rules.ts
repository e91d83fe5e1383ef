import type { ICruiseOptions, IRegularForbiddenRuleType } from 'dependency-cruiser'

type Rule = IRegularForbiddenRuleType

function rule(name: string, from: Rule['from'], to: Rule['to'], comment: string): Rule {
  return { name, severity: 'error', comment, from, to }
}

const tests = '\\.(test|fixture)\\.tsx?$'

function only(folder: string, allowed: readonly string[]): Rule {
  return rule(
    `${folder.replaceAll('/', '-')}-imports-only`,
    { path: `^${folder}/`, pathNot: tests },
    { path: '^(apps|packages|tools|e2e|contracts)/', pathNot: `^(${[folder, ...allowed].join('|')})/` },
    `${folder} may import: ${allowed.join(', ') || 'nothing else of this repository'}`,
  )
}

function packages(...names: string[]): string[] {
  return names.map((name) => `packages/${name}`)
}

/** Who may import whom, as ARCHITECTURE.md says. */
export const fenceRules: Rule[] = [
  rule('no-cycles', {}, { circular: true }, 'imports point one way, types included'),
  rule('resolvable', {}, { couldNotResolve: true, pathNot: '^ponder:' }, 'a misspelt import'),
  rule('tests-are-leaves', { pathNot: tests }, { path: tests }, 'nothing imports a test'),
  rule(
    'test-databases-stay-in-tests',
    { path: '^(apps|packages)/', pathNot: [tests, '^packages/(db|testkit)/'] },
    { path: '^packages/db/src/fresh-database' },
    'only tests and tools make databases',
  ),

  only('packages/domain', []),
  ...packages('wire', 'chain', 'db', 'words', 'pets').map((folder) => only(folder, ['packages/domain'])),
  only('packages/testkit', [...packages('domain', 'wire', 'chain', 'db', 'words'), 'contracts']),
  only('apps/keeper', packages('domain', 'chain')),
  only('contracts', []),
  only('apps/indexer', packages('domain', 'chain', 'db')),
  only('apps/api', packages('domain', 'wire', 'chain', 'db', 'words', 'pets')),
  only('apps/web', packages('domain', 'wire', 'chain', 'words', 'pets')),

  rule(
    'domain-is-pure',
    { path: '^packages/domain/', pathNot: tests },
    { pathNot: '^packages/domain/' },
    'no libraries, no I/O',
  ),
  rule(
    'pets-are-pure',
    { path: '^packages/(pets|words)/src/', pathNot: tests },
    { pathNot: '^packages/' },
    'the generator and the words run anywhere',
  ),
  rule(
    'generated-stays-home',
    { pathNot: '^packages/chain/' },
    { path: '^packages/chain/src/generated/' },
    'go through @mofu/chain/<domain>',
  ),

  rule(
    'api-modules-use-the-index',
    { path: '^apps/api/src/modules/([^/]+)/' },
    {
      path: '^apps/api/src/modules/[^/]+/',
      pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/[^/]+/index\\.ts$'],
    },
    'import the module index, not its insides',
  ),
  rule(
    'api-base-modules',
    { path: '^apps/api/src/modules/(accounts|uploads)/' },
    { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/$1/' },
    'accounts and uploads know no other module',
  ),
  rule(
    'api-platform-is-below',
    { path: '^apps/api/src/platform/' },
    { path: '^apps/api/src/modules/' },
    'platform knows no domain',
  ),
  rule(
    'api-sql-in-stores',
    { path: '^apps/api/src/modules/', pathNot: ['/(store|projection)\\.ts$', tests] },
    {
      path: ['^packages/db/', 'node_modules/(\\.pnpm/)?drizzle-orm'],
      pathNot: '^packages/db/src/connect\\.ts$',
    },
    'SQL lives in store.ts and projection.ts; a use case opens the transaction and passes it on',
  ),
  rule(
    'api-wire-in-routes',
    { path: '^apps/api/src/modules/', pathNot: ['/routes\\.ts$', '/preloads\\.ts$', tests] },
    { path: '^packages/wire/' },
    'use cases speak domain; routes, and pages that ask them, speak wire',
  ),
  rule(
    'chain-is-read-by-projections',
    { path: '^apps/api/src/', pathNot: ['/projection\\.ts$', tests] },
    { path: '^packages/db/src/chain/' },
    'the API reads app.*; only a projection looks at chain.*',
  ),

  rule(
    'only-render-processes-decode',
    { path: '^(apps|packages)/', pathNot: ['^apps/api/src/platform/render/child/', tests] },
    { path: ['node_modules/(\\.pnpm/)?(@img|sharp)', '^apps/api/src/platform/render/child/'] },
    'pictures, films and sounds are decoded and drawn in processes without keys; nothing else loads that code',
  ),
  rule(
    'render-processes-know-nothing',
    { path: '^apps/api/src/platform/render/child/', pathNot: tests },
    {
      path: '^(apps|packages)/|^(node:)?(https?|http2|net|tls|dgram|dns|child_process|worker_threads)(/|$)',
      pathNot: '^apps/api/src/platform/render/(child/|jobs\\.ts|frames\\.ts)|^packages/domain/',
    },
    'a render process has no settings, no database and no network',
  ),

  rule(
    'indexer-handlers-are-pure',
    { path: '^apps/indexer/src/handlers/', pathNot: tests },
    {
      path: '^(apps/indexer/(src|run)/|node_modules/)',
      pathNot: '^apps/indexer/(schema/|src/(handlers/|change\\.ts))',
    },
    'handlers return changes and touch nothing',
  ),

  rule(
    'web-features-are-islands',
    { path: '^apps/web/src/features/([^/]+)/' },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    'shared pieces move down to parts/',
  ),
  rule(
    'web-features-look-down',
    { path: '^apps/web/src/features/' },
    { path: '^apps/web/src/app/' },
    'a feature does not know the shell',
  ),
  rule(
    'web-parts-look-down',
    { path: '^apps/web/src/(api|i18n|parts|session|storage|tx|wallet)/' },
    { path: '^apps/web/src/(app|features)/' },
    'shared folders know no feature',
  ),
  rule(
    'web-ui-knows-nothing',
    { path: '^apps/web/src/ui/' },
    { path: '^(apps/web/src/(?!ui/)|packages/)' },
    'ui takes props only',
  ),
  rule(
    'web-calls-in-queries-or-actions',
    { path: '^apps/web/src/(features|parts)/', pathNot: ['/queries\\.ts$', '/actions/', tests] },
    { path: ['^packages/wire/src/client', '^packages/chain/'] },
    'components never call the API or the chain',
  ),
]

export const fenceOptions: ICruiseOptions = {
  // TypeScript 7 has no JavaScript API; without this parser the reader finds 0 modules and reports "no violations".
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  // Only what we build ourselves: many libraries have a folder of that name.
  exclude: { path: '^(apps|packages|contracts)/[^/]+/(dist|out)(/|$)' },
}

export const fenceResolution = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'types', 'default'],
  extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
}
