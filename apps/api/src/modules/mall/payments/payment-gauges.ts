import type { Database } from '@mofu/db/connect'

import type { GaugeSource } from '../../../platform/metrics/gauge.ts'
import { countUnfinished } from './operations/store.ts'
import { ageOfUnsettled } from './store.ts'

/** Money that is on its way: what an operator looks at first. */
export function paymentGauges(db: Database): GaugeSource[] {
  return [
    {
      name: 'mofu_mall_operations_open',
      help: 'Captures, refunds and shipping marks that are not final on chain.',
      labels: ['chain'],
      read: async () =>
        (await countUnfinished(db)).map(({ chainId, count }) => ({
          value: count,
          labels: { chain: String(chainId) },
        })),
    },
    {
      name: 'mofu_mall_operation_oldest_seconds',
      help: 'Age of the oldest payment operation that is not final on chain.',
      labels: ['chain'],
      read: async () =>
        (await countUnfinished(db)).map(({ chainId, seconds }) => ({
          value: seconds,
          labels: { chain: String(chainId) },
        })),
    },
    {
      name: 'mofu_mall_unsettled_oldest_seconds',
      help: 'How long the oldest payment that is on chain and not final has been known.',
      labels: ['chain'],
      read: async () =>
        (await ageOfUnsettled(db)).map(({ chainId, seconds }) => ({
          value: seconds,
          labels: { chain: String(chainId) },
        })),
    },
  ]
}
