import { referralExport } from '@mofu/wire/referrals/reports'

import { callFileSigned } from '../../../api/call.ts'
import { download } from '../../../parts/download.ts'
import type { SalesFilter } from '../sales-filter.ts'

/** Downloads all sales of a filter, also those that are not on screen. */
export async function downloadSales(
  chainId: number,
  { inviter: wallet, kind, first, last }: SalesFilter,
): Promise<void> {
  const file = await callFileSigned(referralExport, { query: { chainId, wallet, kind, first, last } })
  download('mofu-referrals.csv', [file], 'text/csv;charset=utf-8')
}
