import { boxesAbi } from '@mofu/chain/boxes'
import { encodeAbiParameters, encodeEventTopics, type TransactionReceipt, zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import { settleDraws } from './settle-draws.ts'

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

test('settling says what the receipt holds: prizes, refunds, or nothing where somebody else was faster', () => {
  const end = (isRefund: boolean, ...logs: unknown[]) =>
    settleDraws({
      chainId: 31_337,
      contract: box,
      box: { id: `31337-${box}-1`, number: 1, name: 'Sweets', picture: '' },
      count: 2,
      isRefund,
      gets: '',
    }).outcome({ logs } as unknown as TransactionReceipt)
  for (const isRefund of [true, false]) {
    expect(end(isRefund, assigned)).toMatchObject({ title: { key: 'boxes.settledTitle' } })
    expect(end(isRefund, refunded)).toMatchObject({ title: { key: 'boxes.refundDone' } })
    expect(end(isRefund, refunded, assigned)).toMatchObject({ title: { key: 'boxes.settledTitle' } })
    expect(end(isRefund)).toMatchObject({ title: { key: 'boxes.nothingDone' }, isCalm: true })
  }
})
