import type { Traded } from '@mofu/wire/collections/report'

import type { Translator } from '../../../i18n/translator.ts'
import type { TableColumn } from '../../../parts/table-rows.ts'
import { salesOf } from './sales-charts.tsx'
import { dayText, paidIn, tradedText } from './traded-text.ts'

type Reader = { t: Translator<'collections'>; coin: string | undefined }

/** The number of sales and their volume; sorted by the volume in one coin. */
export function tradedColumns({ t, coin }: Reader): TableColumn<{ traded: readonly Traded[] }>[] {
  return [
    {
      key: 'sales',
      title: t('report.sales'),
      text: ({ traded }) => String(salesOf(traded)),
      sortBy: ({ traded }) => salesOf(traded),
      isNumber: true,
    },
    {
      key: 'volume',
      title: t('report.paid'),
      text: ({ traded }) => tradedText(traded),
      sortBy: ({ traded }) => paidIn(traded, coin),
      isNumber: true,
    },
  ]
}

export function dayColumns(reader: Reader): TableColumn<{ at: number; traded: readonly Traded[] }>[] {
  return [
    { key: 'day', title: reader.t('report.day'), text: ({ at }) => dayText(at) },
    ...tradedColumns(reader),
  ]
}
