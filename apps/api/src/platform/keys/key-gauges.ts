import type { Database } from '@mofu/db/connect'
import { isKeyLow } from '@mofu/domain/key-roles'

import type { GaugeSource } from '../metrics/gauge.ts'
import { listBalances } from './balances.ts'

/** Whether our keys can pay for what they send. */
export function keyGauges(db: Database, least: bigint): GaugeSource[] {
  return [
    {
      name: 'mofu_key_balance_low',
      help: 'Whether a key holds less of the native coin than KEY_BALANCE_LEAST.',
      labels: ['chain', 'role'],
      read: async () =>
        (await listBalances(db)).map(({ chainId, role, balance }) => ({
          value: isKeyLow(role, balance, least) ? 1 : 0,
          labels: { chain: String(chainId), role },
        })),
    },
    {
      name: 'mofu_key_balance_age_seconds',
      help: 'Time since the balance of a key was last read.',
      labels: ['chain', 'role'],
      read: async () =>
        (await listBalances(db)).map(({ chainId, role, sampledAt }) => ({
          value: Math.max(0, (Date.now() - sampledAt.getTime()) / 1_000),
          labels: { chain: String(chainId), role },
        })),
    },
  ]
}
