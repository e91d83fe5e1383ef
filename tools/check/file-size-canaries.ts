import type { SizedFile } from './file-size-rules.ts'

type Canary = { name: string; files: readonly SizedFile[]; isViolation: boolean }

const many = (count: number, lines: number): SizedFile[] =>
  Array.from({ length: count }, (_, index) => ({ file: `${lines}-${index}.ts`, lines }))

/** Sets of files with the verdict that the check must give. */
export const fileSizeCanaries: readonly Canary[] = [
  { name: 'a file over the limit', files: [...many(100, 10), ...many(1, 351)], isViolation: true },
  { name: 'a file at the limit', files: [...many(100, 10), ...many(1, 350)], isViolation: false },
  { name: 'too many long files', files: [...many(94, 200), ...many(6, 201)], isViolation: true },
  { name: 'as many long files as allowed', files: [...many(95, 200), ...many(5, 201)], isViolation: false },
]

/** Paths with whether the check counts them. */
export const sourceCanaries: readonly { file: string; isCounted: boolean }[] = [
  { file: 'apps/web/src/main.tsx', isCounted: true },
  { file: 'e2e/trade.spec.ts', isCounted: true },
  { file: 'contracts/src/market/Market.sol', isCounted: true },
  { file: 'packages/chain/src/generated/abis.ts', isCounted: false },
  { file: 'packages/db/migrations/meta/0001.ts', isCounted: false },
  { file: 'docs/scale.md', isCounted: false },
]
