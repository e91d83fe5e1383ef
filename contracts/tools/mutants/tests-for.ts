import { basename, join } from 'node:path'

/**
 * The tests to run one after the other until one fails: the family's own with few fuzz runs, which find almost everything; the
 * attacks on it and its invariants; and the campaign over all families. Shared code is tested by every family.
 */
export function testsFor(file: string): { paths: string; runs: number }[] {
  const family = basename(join(file, '..'))
  const title = `${family.charAt(0).toUpperCase()}${family.slice(1)}`
  const own = { paths: `test/${family}/*.t.sol`, runs: 16 }
  if (family === 'shared')
    return [
      own,
      { paths: 'test/{market,auctions,checkout,split,collections}/*.t.sol', runs: 4 },
      { paths: 'test/{exchange,names,pledge,predictions,gacha,boxes,randomness}/*.t.sol', runs: 4 },
      { paths: 'test/{exploit,invariant,invariant/composition}/*.t.sol', runs: 64 },
    ]
  return [
    own,
    { paths: `test/{exploit/${title},exploit/Access,exploit/Forged,invariant/${title}}*.t.sol`, runs: 64 },
    { paths: `test/${family}/*.t.sol`, runs: 256 },
    { paths: 'test/invariant/composition/*.t.sol', runs: 16 },
  ]
}
