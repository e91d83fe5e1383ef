import { boxesAbi } from '@mofu/chain/boxes'
import { encodeAbiParameters, encodeEventTopics, type TransactionReceipt, zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import type { DrawRecords } from '../queries.ts'
import { settleWaiting } from './settle-waiting.ts'

const box = '0x00000000000000000000000000000000000000aa'
const owner = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

const assigned = {
  address: box,
  topics: encodeEventTopics({
    abi: boxesAbi,
    eventName: 'PrizeAssigned',
    args: { boxId: 1n, orderId: 2n, winner: owner },
  }),
  data: encodeAbiParameters(
    [
      { type: 'uint256' },
      { type: 'uint256' },
      { type: 'address' },
      { type: 'uint256' },
      { type: 'uint256' },
      { type: 'uint256' },
    ],
    [0n, 3n, owner, 5n, 1n, 1n],
  ),
}
const refunded = {
  address: box,
  topics: encodeEventTopics({
    abi: boxesAbi,
    eventName: 'Refunded',
    args: { boxId: 1n, orderId: 2n, owner },
  }),
  data: encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [zeroAddress, 5n]),
}

test('settling says what the receipt holds: results, refunds, or nothing where somebody else was faster', () => {
  const records = { kind: 'box', chainId: 31_337, contract: box, pool: 1, order: 2 } as unknown as DrawRecords
  const end = (isRefund: boolean, ...logs: unknown[]) =>
    settleWaiting(records, isRefund, '').outcome({ logs } as unknown as TransactionReceipt)
  for (const isRefund of [true, false]) {
    expect(end(isRefund, assigned)).toMatchObject({ title: { key: 'fairness.settleDone' } })
    expect(end(isRefund, refunded)).toMatchObject({ title: { key: 'fairness.refundDone' } })
    expect(end(isRefund)).toMatchObject({ title: { key: 'fairness.nothingDone' }, isCalm: true })
  }
})
