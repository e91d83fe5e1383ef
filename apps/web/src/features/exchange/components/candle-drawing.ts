import {
  CandlestickSeries,
  ColorType,
  createChart,
  HistogramSeries,
  type MouseEventParams,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'

import { axisStep, type CandleBar } from '../candle-bars.ts'

export type CandleTexts = {
  price: (value: number) => string
  /** A moment in full, in the user's language and time zone. */
  moment: (at: number) => string
  /** A moment as short as an axis needs it. */
  tick: (at: number) => string
}

/** A single candle is not drawn as a wall, in pixels. */
const BAR_MOST = 32
/** The height of the volume at the bottom, of all. */
const VOLUME_TOP = 0.82

/** Draws candles with the volume below them, and reports the time of the bar under the pointer. */
export function drawCandles(box: HTMLElement, texts: CandleTexts, onPoint: (at: number | undefined) => void) {
  const chart = createChart(box, {
    autoSize: true,
    // The link that the licence asks for is below the chart.
    layout: { attributionLogo: false, fontFamily: getComputedStyle(box).fontFamily },
    localization: { timeFormatter: (time: Time) => texts.moment(Number(time)) },
    timeScale: {
      borderVisible: false,
      maxBarSpacing: BAR_MOST,
      tickMarkFormatter: (time: Time) => texts.tick(Number(time)),
    },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.08, bottom: 1 - VOLUME_TOP + 0.04 } },
    // The page scrolls, also over a chart.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false, axisPressedMouseMove: false },
  })
  const prices = chart.addSeries(CandlestickSeries, { borderVisible: false })
  const volumes = chart.addSeries(HistogramSeries, {
    priceScaleId: '',
    lastValueVisible: false,
    priceLineVisible: false,
  })
  volumes.priceScale().applyOptions({ scaleMargins: { top: VOLUME_TOP, bottom: 0 } })

  const colour = () => {
    const { up, down, wash, text, grid } = coloursIn(box)
    chart.applyOptions({
      layout: { background: { type: ColorType.Solid, color: 'transparent' }, textColor: text },
      grid: { vertLines: { visible: false }, horzLines: { color: grid } },
    })
    prices.applyOptions({ upColor: up, wickUpColor: up, downColor: down, wickDownColor: down })
    volumes.applyOptions({ color: wash })
  }
  colour()
  const themes = new MutationObserver(colour)
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', colour)

  const point = ({ time }: MouseEventParams) => onPoint(time === undefined ? undefined : Number(time))
  chart.subscribeCrosshairMove(point)

  return {
    show(bars: readonly CandleBar[]) {
      const minMove = axisStep(bars)
      prices.applyOptions({ priceFormat: { type: 'custom', formatter: texts.price, minMove } })
      const at = (time: number) => time as UTCTimestamp
      prices.setData(
        bars.map(({ time, open, high, low, close }) => ({ time: at(time), open, high, low, close })),
      )
      volumes.setData(bars.map(({ time, volume }) => ({ time: at(time), value: volume })))
      chart.timeScale().fitContent()
    },
    remove() {
      themes.disconnect()
      system.removeEventListener('change', colour)
      chart.unsubscribeCrosshairMove(point)
      chart.remove()
    },
  }
}

/** The theme's colours as the browser computes them: the chart cannot read variables. */
function coloursIn(box: HTMLElement) {
  const probe = box.appendChild(document.createElement('span'))
  const computed = (name: string) => {
    probe.style.color = `var(--${name})`
    return getComputedStyle(probe).color
  }
  const colours = {
    up: computed('mint'),
    down: computed('berry'),
    wash: computed('line-strong'),
    text: computed('ink-soft'),
    grid: computed('line'),
  }
  probe.remove()
  return colours
}
