import { useState } from 'react'
import { useFormatter } from 'use-intl'

import { AmountLabel } from '../../parts/amount-label.tsx'
import { exactAmount } from '../../parts/amount.ts'
import { type DataColumn, DataTable } from '../../parts/data-table.tsx'
import { LineChart } from '../../parts/line-chart.tsx'
import { Pager } from '../../parts/pager.tsx'
import { Exhibit } from './exhibit.tsx'
import { type SampleSale, sampleSales } from './sample.ts'

export function DataExhibits() {
  const format = useFormatter()
  const [page, setPage] = useState(2)
  const columns: readonly DataColumn<SampleSale>[] = [
    { key: 'pet', title: 'Pet', text: ({ pet }) => pet },
    {
      key: 'price',
      title: 'Price',
      isNumber: true,
      text: ({ price }) => exactAmount(price, 18),
      sortBy: ({ price }) => price,
      cell: ({ price }) => <AmountLabel amount={price} coin="ETH" />,
    },
    {
      key: 'day',
      title: 'Day',
      text: ({ day }) => format.dateTime(new Date(day * 1000), { dateStyle: 'medium' }),
      sortBy: ({ day }) => day,
    },
  ]
  const keyOf = ({ id }: SampleSale) => id
  const points = sampleSales.map(({ day, price }) => ({ at: day, value: price }))
  return (
    <>
      <Exhibit file="parts/data-table.tsx">
        <div className="w-full">
          <DataTable label="Sales" rows={sampleSales} columns={columns} keyOf={keyOf} pageSize={8} />
          <DataTable label="No sales" rows={[]} columns={columns} keyOf={keyOf} />
        </div>
      </Exhibit>
      <Exhibit file="parts/line-chart.tsx">
        <div className="w-full max-w-2xl">
          <LineChart label="Floor price" points={points} coin="ETH" />
        </div>
        <div className="w-full max-w-2xl">
          <LineChart label="One sale" points={points.slice(0, 1)} coin="ETH" />
        </div>
      </Exhibit>
      <Exhibit file="parts/pager.tsx">
        <Pager page={1} pages={3} onPage={setPage} />
        <Pager page={page} pages={120} onPage={setPage} />
      </Exhibit>
    </>
  )
}
