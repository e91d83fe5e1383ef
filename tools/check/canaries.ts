/** For each rule a violation that must be caught: the file, what it imports, and the rule that reports it. */
export const canaries: readonly { file: string; imports: string; rule: string }[] = [
  { file: 'packages/domain/src/canary-1.ts', imports: 'zod/mini', rule: 'domain-is-pure' },
  {
    file: 'packages/domain/src/canary-2.ts',
    imports: '../../wire/src/route.ts',
    rule: 'packages-domain-imports-only',
  },
  { file: 'packages/domain/src/canary-3.ts', imports: 'node:fs', rule: 'domain-is-pure' },
  {
    file: 'packages/wire/src/canary-1.ts',
    imports: '../../chain/src/networks.ts',
    rule: 'packages-wire-imports-only',
  },
  {
    file: 'packages/chain/src/canary-1.ts',
    imports: '../../db/src/connect.ts',
    rule: 'packages-chain-imports-only',
  },
  {
    file: 'packages/db/src/canary-1.ts',
    imports: '../../wire/src/route.ts',
    rule: 'packages-db-imports-only',
  },
  {
    file: 'packages/words/src/canary-1.ts',
    imports: '../../pets/src/traits.ts',
    rule: 'packages-words-imports-only',
  },
  { file: 'packages/words/src/canary-2.ts', imports: 'node:fs', rule: 'pets-are-pure' },
  {
    file: 'packages/pets/src/canary-1.ts',
    imports: '../../../apps/api/src/config.ts',
    rule: 'packages-pets-imports-only',
  },
  {
    file: 'apps/indexer/src/canary-1.ts',
    imports: '../../../packages/wire/src/route.ts',
    rule: 'apps-indexer-imports-only',
  },
  {
    file: 'apps/indexer/run/canary-1.ts',
    imports: '../../api/src/config.ts',
    rule: 'apps-indexer-imports-only',
  },
  {
    file: 'apps/indexer/src/handlers/canary-1.ts',
    imports: '../register.ts',
    rule: 'indexer-handlers-are-pure',
  },
  {
    file: 'apps/indexer/src/handlers/canary-2.ts',
    imports: '../../run/supervise.ts',
    rule: 'indexer-handlers-are-pure',
  },
  {
    file: 'apps/api/src/canary-1.ts',
    imports: '../../web/src/app/routes.ts',
    rule: 'apps-api-imports-only',
  },
  { file: 'apps/api/src/canary-2.ts', imports: '../../indexer/settings.ts', rule: 'apps-api-imports-only' },
  {
    file: 'apps/api/src/canary-3.ts',
    imports: '../../../packages/testkit/src/ports.ts',
    rule: 'apps-api-imports-only',
  },
  {
    file: 'apps/api/src/modules/market/canary-1.ts',
    imports: '../collections/store.ts',
    rule: 'api-modules-use-the-index',
  },
  {
    file: 'apps/api/src/modules/uploads/canary-1.ts',
    imports: '../market/index.ts',
    rule: 'api-base-modules',
  },
  {
    file: 'apps/api/src/modules/market/canary-2.ts',
    imports: '@mofu/db/app/market',
    rule: 'api-sql-in-stores',
  },
  {
    file: 'apps/api/src/modules/market/canary-4.ts',
    imports: 'drizzle-orm',
    rule: 'api-sql-in-stores',
  },
  {
    file: 'apps/api/src/modules/market/canary-3.ts',
    imports: '@mofu/wire/market',
    rule: 'api-wire-in-routes',
  },
  {
    file: 'apps/api/src/platform/canary-1.ts',
    imports: '../modules/market/index.ts',
    rule: 'api-platform-is-below',
  },
  {
    file: 'apps/api/src/platform/canary-2.ts',
    imports: '@mofu/db/chain/collections',
    rule: 'chain-is-read-by-projections',
  },
  {
    file: 'apps/api/src/platform/canary-3.ts',
    imports: '@mofu/db/fresh-database',
    rule: 'test-databases-stay-in-tests',
  },
  { file: 'apps/api/src/canary-4.ts', imports: 'sharp', rule: 'only-render-processes-decode' },
  {
    file: 'apps/api/src/modules/uploads/canary-2.ts',
    imports: 'sharp',
    rule: 'only-render-processes-decode',
  },
  {
    file: 'apps/api/src/platform/render/canary-1.ts',
    imports: './child/run-job.ts',
    rule: 'only-render-processes-decode',
  },
  {
    file: 'apps/api/src/platform/render/child/canary-1.ts',
    imports: '../../../config.ts',
    rule: 'render-processes-know-nothing',
  },
  {
    file: 'apps/api/src/platform/render/child/canary-2.ts',
    imports: 'node:net',
    rule: 'render-processes-know-nothing',
  },
  { file: 'apps/api/src/platform/canary-4.ts', imports: './no-such-file.ts', rule: 'resolvable' },
  {
    file: 'apps/web/src/canary-1.ts',
    imports: '../../../packages/db/src/connect.ts',
    rule: 'apps-web-imports-only',
  },
  {
    file: 'apps/web/src/features/market/canary-1.ts',
    imports: '../mint/artwork/actions/mint-artwork.ts',
    rule: 'web-features-are-islands',
  },
  {
    file: 'apps/web/src/features/market/canary-2.ts',
    imports: '../../app/routes.ts',
    rule: 'web-features-look-down',
  },
  {
    file: 'apps/web/src/features/market/canary-3.ts',
    imports: '@mofu/wire/client',
    rule: 'web-calls-in-queries-or-actions',
  },
  {
    file: 'apps/web/src/features/market/canary-4.ts',
    imports: '@mofu/chain/collections',
    rule: 'web-calls-in-queries-or-actions',
  },
  {
    file: 'apps/web/src/features/market/canary-5.ts',
    imports: '../../../../../packages/chain/src/generated/abis.ts',
    rule: 'generated-stays-home',
  },
  {
    file: 'apps/web/src/parts/canary-1.ts',
    imports: '../features/market/queries.ts',
    rule: 'web-parts-look-down',
  },
  { file: 'apps/web/src/tx/canary-1.ts', imports: '../app/routes.ts', rule: 'web-parts-look-down' },
  { file: 'apps/web/src/ui/canary-1.ts', imports: '../parts/canary-1.ts', rule: 'web-ui-knows-nothing' },
  { file: 'apps/web/src/ui/canary-2.ts', imports: '@mofu/domain/address', rule: 'web-ui-knows-nothing' },
  { file: 'packages/wire/src/canary-2.ts', imports: './envelope.test.ts', rule: 'tests-are-leaves' },
  { file: 'packages/wire/src/canary-3.ts', imports: './canary-3.ts', rule: 'no-cycles' },
  {
    file: 'packages/testkit/src/canary-1.ts',
    imports: '../../../apps/keeper/src/keeper.ts',
    rule: 'packages-testkit-imports-only',
  },
  {
    file: 'apps/keeper/src/canary-1.ts',
    imports: '../../../packages/db/src/connect.ts',
    rule: 'apps-keeper-imports-only',
  },
  {
    file: 'contracts/tools/canary-1.ts',
    imports: '../../packages/domain/src/address.ts',
    rule: 'contracts-imports-only',
  },
]
