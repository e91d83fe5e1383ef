import { useId, useState } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../i18n/use-translations.ts'
import { Button } from '../ui/button.tsx'
import { AmountLabel } from './amount-label.tsx'
import { type ChartPoint, placePoints } from './line-points.ts'
import { StateNote } from './state-note.tsx'

type LineChartProps = {
  label: string
  points: readonly ChartPoint[]
  coin: string
  decimals?: number
  /** Each point is a day in UTC and not a moment. */
  isDaily?: boolean
}

const size = { width: 640, height: 200 }
const PAD = 12
/** More than these would overlap. */
const DOTS_MOST = 60

/** A line chart of an amount over time, with the same numbers as a table. */
export function LineChart({ label, points, coin, decimals = 18, isDaily = false }: LineChartProps) {
  const t = useTranslations('parts')
  const format = useFormatter()
  const titleId = useId()
  const [isTable, setTable] = useState(false)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return <StateNote scene="empty" title={t('noRows')} />
  const placed = placePoints(points, size)
  const line = placed.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const zone = isDaily ? { timeZone: 'UTC' } : {}
  const day = (at: number) =>
    format.dateTime(new Date(at * 1000), { month: 'short', day: 'numeric', ...zone })
  const when = (at: number) =>
    format.dateTime(new Date(at * 1000), {
      dateStyle: 'medium',
      ...(isDaily ? zone : { timeStyle: 'short' }),
    })
  return (
    <figure className="card p-4 sm:p-5">
      <figcaption className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <span id={titleId} className="font-display text-lg font-extrabold">
          {label}
        </span>
        <Button size="small" look="quiet" onClick={() => setTable(!isTable)}>
          {isTable ? t('asChart') : t('asTable')}
        </Button>
      </figcaption>
      {isTable ? (
        <table aria-labelledby={titleId} className="w-full text-left">
          <thead className="text-soft text-sm">
            <tr>
              <th scope="col" className="py-2">
                {t('when')}
              </th>
              <th scope="col" className="py-2 text-right">
                {t('value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ at, value }) => (
              <tr key={at} className="border-line border-t-2">
                <td className="py-2">{when(at)}</td>
                <td className="py-2 text-right">
                  <AmountLabel amount={value} coin={coin} decimals={decimals} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <>
          <svg
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn inline, so that the theme colours it
            role="img"
            aria-labelledby={titleId}
            viewBox={`${-PAD} ${-PAD} ${size.width + 2 * PAD} ${size.height + 2 * PAD}`}
            className="w-full"
          >
            {points.length > 1 ? (
              <polygon
                points={`0,${size.height} ${line} ${size.width},${size.height}`}
                className="fill-mint-wash"
              />
            ) : null}
            <polyline
              points={line}
              fill="none"
              strokeWidth={4}
              strokeLinecap="round"
              strokeLinejoin="round"
              className="stroke-mint"
            />
            {(placed.length <= DOTS_MOST ? placed : []).map(({ x, y }, index) => (
              <circle
                key={points[index]?.at}
                cx={x}
                cy={y}
                r={5}
                strokeWidth={3}
                className="fill-card stroke-mint"
              />
            ))}
          </svg>
          <p className="text-soft mt-2 flex flex-wrap justify-between gap-x-4 text-sm">
            <span>
              {day(first.at)} · <AmountLabel amount={first.value} coin={coin} decimals={decimals} />
            </span>
            <span>
              {day(last.at)} · <AmountLabel amount={last.value} coin={coin} decimals={decimals} />
            </span>
          </p>
        </>
      )}
    </figure>
  )
}
