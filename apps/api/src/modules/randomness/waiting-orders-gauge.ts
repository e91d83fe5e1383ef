import type { Database } from '@mofu/db/connect'

import type { GaugeSource } from '../../platform/metrics/gauge.ts'
import { countPending } from './store.ts'

export function waitingOrdersGauge(db: Database): GaugeSource {
  return {
    name: 'mofu_randomness_orders_waiting',
    help: 'Paid pulls and draws that have no result yet.',
    labels: ['chain'],
    read: async () =>
      (await countPending(db)).map(({ chainId, count }) => ({
        value: count,
        labels: { chain: String(chainId) },
      })),
  }
}
