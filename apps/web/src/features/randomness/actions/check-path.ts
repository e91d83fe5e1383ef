import type { DrawRecords } from '../queries.ts'

/** The address of the page that checks a draw. */
export function checkPath({ kind, chainId, contract, pool, order }: DrawRecords) {
  return {
    to: '/fairness/$kind/$id/$order',
    params: { kind, id: `${chainId}-${contract}-${pool}`, order: String(order) },
  } as const
}
