import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormatter } from 'use-intl'

import type { CandleBar } from '../candle-bars.ts'
import { drawCandles } from './candle-drawing.ts'

type CandleCanvasProps = {
  bars: readonly CandleBar[]
  /** The length of a bar, in seconds. */
  step: number
  onPoint: (at: number | undefined) => void
}

const DAY = 86_400

/** The drawing only: the same candles are beside it as text. */
export function CandleCanvas({ bars, step, onPoint }: CandleCanvasProps) {
  const format = useFormatter()
  const box = useRef<HTMLDivElement>(null)
  const drawing = useRef<ReturnType<typeof drawCandles>>(null)
  // A day's bar begins at midnight UTC.
  const zone = step >= DAY ? { timeZone: 'UTC' } : {}
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const day = { month: 'short', day: 'numeric' } as const
  const price = useEffectEvent((value: number) => format.number(value, { maximumSignificantDigits: 6 }))
  const moment = useEffectEvent((at: number) =>
    format.dateTime(new Date(at * 1000), { ...day, ...(step < DAY ? clock : zone) }),
  )
  const tick = useEffectEvent((at: number) =>
    format.dateTime(new Date(at * 1000), step < 3_600 ? clock : { ...day, ...zone }),
  )
  const point = useEffectEvent(onPoint)
  useEffect(() => {
    if (!box.current) return
    const drawn = drawCandles(
      box.current,
      { price: (value) => price(value), moment: (at) => moment(at), tick: (at) => tick(at) },
      (at) => point(at),
    )
    drawing.current = drawn
    return () => {
      drawing.current = null
      drawn.remove()
    }
  }, [])
  useEffect(() => drawing.current?.show(bars), [bars])
  return (
    // Placed absolutely: the drawing has a width of its own, and must not keep the page from getting narrower.
    <div className="relative h-72 overflow-hidden" aria-hidden="true">
      <div ref={box} className="absolute inset-0" />
    </div>
  )
}
