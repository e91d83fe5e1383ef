type Canary = { name: string; file: string; source: string; isViolation: boolean }

/** Small files with the verdict that the check must give. */
export const vocabularyCanaries: readonly Canary[] = [
  { name: 'a folder', file: 'apps/api/src/desk/routes.ts', source: '', isViolation: true },
  { name: 'a file', file: 'apps/api/src/kept-file.ts', source: '', isViolation: true },
  { name: 'a type', file: 'a.ts', source: 'export type TxWorld = { send(): void }', isViolation: true },
  { name: 'a variable', file: 'a.ts', source: 'const kept = read()', isViolation: true },
  { name: 'a comment', file: 'a.ts', source: '// Nobody leaves the house.', isViolation: true },
  {
    name: 'a log line',
    file: 'a.ts',
    source: `log.warn({}, 'the projector lost its ear')`,
    isViolation: true,
  },
  { name: 'a message in a template', file: 'a.ts', source: '`drawn anew after ${ms} ms`', isViolation: true },
  { name: 'a contract', file: 'contracts/src/A.sol', source: '/// @dev Whoever calls.', isViolation: true },
  { name: 'a document', file: 'docs/a.md', source: 'Each room has a word.', isViolation: true },
  {
    name: 'another word that contains one',
    file: 'a.ts',
    source: 'const worldwide = keepAlive',
    isViolation: false,
  },
  { name: 'an idiom', file: 'a.ts', source: '// There is room for eight more.', isViolation: false },
  {
    name: 'a message in settings',
    file: '.a.json',
    source: '{ "message": "Words come room by room: import them." }',
    isViolation: true,
  },
  { name: 'a key of settings', file: 'a.json', source: '{ "keptFiles": 3 }', isViolation: true },
  {
    name: 'a comment in settings',
    file: 'a.jsonc',
    source: '{\n  // Whoever opens this.\n  "a": 1\n}',
    isViolation: true,
  },
  {
    name: 'a path and a link in settings',
    file: 'a.json',
    source: '{ "entry": "tools/kept.ts", "url": "https://room.example/desk" }',
    isViolation: false,
  },
  { name: 'a key', file: 'a.ts', source: `t('kept')`, isViolation: false },
]
