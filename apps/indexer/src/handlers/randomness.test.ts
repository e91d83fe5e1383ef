import { expect, test } from 'vitest'

import { round } from '../../schema/randomness.ts'
import { onRoundSubmitted } from './randomness.ts'

test('a submitted round keeps its signature, so that a draw can be recomputed from it', () => {
  const contract = '0x00000000000000000000000000000000000000aa'
  const submitter = '0x00000000000000000000000000000000000000B2'
  const log = { chainId: 31_337, block: 9, at: 1_700_000_000, txHash: '0x01', logIndex: 3, contract } as const
  expect(onRoundSubmitted({ round: 77n, randomness: '0xab', x: 1n, y: 2n, submitter }, log)).toEqual([
    {
      op: 'insert',
      table: round,
      row: expect.objectContaining({
        id: '31337-77',
        round: 77,
        randomness: '0xab',
        x: 1n,
        y: 2n,
        submitter: submitter.toLowerCase(),
      }),
    },
  ])
})
