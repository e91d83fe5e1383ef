type Canary = { name: string; document: string; tests: string; violations: readonly string[] }

const table = (cannot: string) => `
- A pause stops no exit (Pause1).

| key | can | cannot | stolen |
|---|---|---|---|
| owner | all | ${cannot} | little |

After the table.
`
const sound = 'take a coin (Owner1); renounce (Owner2)'
const pause = 'function test_Pause1_StopsNoExit() external {}\n'
const owner = 'function test_Owner1_Takes() external {}\n    function test_Owner2_Renounces() external {}\n'

/** Small tables and tests with the verdict that the check must give. */
export const trustTableCanaries: readonly Canary[] = [
  {
    name: 'a clause for each test',
    document: table(sound),
    tests: pause + owner,
    violations: [],
  },
  {
    name: 'a clause without a code',
    document: table(`${sound}; lift a cap`),
    tests: pause + owner,
    violations: ['no code at the end of "lift a cap"'],
  },
  {
    name: 'a code before the end of its clause',
    document: table('take a coin (Owner1) or a token; renounce (Owner2)'),
    tests: pause + owner,
    violations: ['no code at the end of "take a coin (Owner1) or a token"'],
  },
  {
    name: 'a cell that says nothing',
    document: table(''),
    tests: pause,
    violations: ['no code at the end of "an empty cell: owner"'],
  },
  {
    name: 'a code without a test',
    document: table(`${sound}; lift a cap (Owner3)`),
    tests: pause + owner,
    violations: ['Owner3 has no test'],
  },
  {
    name: 'a claim outside of the table without a test',
    document: table(sound),
    tests: owner,
    violations: ['Pause1 has no test'],
  },
  {
    name: 'a test without a code in the document',
    document: table('take a coin (Owner1)'),
    tests: pause + owner,
    violations: ['the test of Owner2 tests no claim'],
  },
  {
    name: 'two tests of one code',
    document: table(sound),
    tests: `${pause}${owner}function test_Owner1_TakesMore() external {}\n`,
    violations: ['Owner1 has more than one test'],
  },
  {
    name: 'one code behind two claims',
    document: table('take a coin (Owner1); renounce (Owner2); take a token (Owner1)'),
    tests: pause + owner,
    violations: ['Owner1 stands behind more than one claim'],
  },
  {
    name: 'a test whose name has no code',
    document: table(sound),
    tests: `${pause}${owner}function test_CannotTake() external {}\n`,
    violations: ['test_CannotTake names no code'],
  },
]
