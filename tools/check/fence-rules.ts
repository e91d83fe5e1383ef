import type { ICruiseOptions, IRegularForbiddenRuleType } from 'dependency-cruiser'

type Rule = IRegularForbiddenRuleType

function rule(name: string, from: Rule['from'], to: Rule['to'], comment: string): Rule {
  return { name, severity: 'error', comment, from, to }
}

const tests = '\\.test\\.tsx?$'

function only(room: string, allowed: readonly string[]): Rule {
  return rule(
    `${room.replaceAll('/', '-')}-imports-only`,
    { path: `^${room}/`, pathNot: [tests, '^apps/indexer/simulation/'] },
    { path: '^(apps|packages|tools|e2e|contracts)/', pathNot: `^(${[room, ...allowed].join('|')})/` },
    `${room} may import: ${allowed.join(', ') || 'nothing of ours'}`,
  )
}

function packages(...names: string[]): string[] {
  return names.map((name) => `packages/${name}`)
}

/** Who may import whom: ARCHITECTURE.md as a machine. */
export const fenceRules: Rule[] = [
  rule('no-cycles', {}, { circular: true, dependencyTypesNot: ['type-only'] }, 'imports point one way'),
  rule(
    'resolvable',
    { pathNot: '^apps/indexer/src/index' },
    { couldNotResolve: true, pathNot: '^ponder:' },
    'a misspelt import',
  ),
  rule('tests-are-leaves', { pathNot: tests }, { path: tests }, 'nothing imports a test'),
  rule(
    'test-databases-stay-in-tests',
    { path: '^(apps|packages)/', pathNot: [tests, '^packages/db/', '^apps/indexer/simulation/'] },
    { path: '^packages/db/src/fresh-database' },
    'only tests and tools make databases',
  ),

  only('packages/domain', []),
  ...packages('wire', 'chain', 'db', 'words', 'pets').map((room) => only(room, ['packages/domain'])),
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
    'go through @mofu/chain/<word>',
  ),

  rule(
    'api-modules-use-the-door',
    { path: '^apps/api/src/modules/([^/]+)/' },
    {
      path: '^apps/api/src/modules/[^/]+/',
      pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/[^/]+/index\\.ts$'],
    },
    'import the module index, not its insides',
  ),
  rule(
    'api-ground-floor',
    { path: '^apps/api/src/modules/(accounts|uploads)/' },
    { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/$1/' },
    'accounts and uploads know no other module',
  ),
  rule(
    'api-platform-is-below',
    { path: '^apps/api/src/platform/' },
    { path: '^apps/api/src/modules/' },
    'platform knows no business',
  ),
  rule(
    'api-sql-in-stores',
    { path: '^apps/api/src/modules/', pathNot: ['/(store|projection)\\.ts$', tests] },
    { path: '^packages/db/' },
    'SQL lives in store.ts and projection.ts',
  ),
  rule(
    'api-wire-in-routes',
    { path: '^apps/api/src/modules/', pathNot: ['/routes\\.ts$', '/page-answers\\.ts$', tests] },
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
      pathNot: '^apps/indexer/src/(handlers/|change\\.ts)',
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
    { path: '^apps/web/src/(parts|session|tx|i18n)/' },
    { path: '^apps/web/src/(app|features)/' },
    'shared rooms know no feature',
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
  // TypeScript 7 has no JavaScript API; without this parser the reader finds 0 modules and says "no violations".
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  // Only what we build ourselves: many libraries live in a folder of that name.
  exclude: { path: '^(apps|packages|contracts)/[^/]+/(dist|out)(/|$)' },
}

export const fenceResolution = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'types', 'default'],
  extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
}
