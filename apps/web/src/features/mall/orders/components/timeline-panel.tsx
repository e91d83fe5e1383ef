import { useTranslations } from '../../../../i18n/use-translations.ts'
import { TimeAgo } from '../../../../parts/time-ago.tsx'
import type { OrderDetail } from '../queries.ts'
import { Panel } from './panel.tsx'
import { useCarrierName } from './tracking-link.tsx'

const known = [
  'submit',
  'seen',
  'pay',
  'final',
  'unpay',
  'gone',
  'ship',
  'ready',
  'arrive',
  'receive',
  'close',
  'cancel',
  'return',
  'reopen',
  'late',
  'double',
  'wrong',
  'address',
  'express',
  'requested',
  'withdrawn',
  'agreed',
  'refused',
  'sentBack',
  'refunded',
  'released',
  'disputed',
  'lapsed',
  'ruledRefund',
  'ruledReturn',
  'ruledClose',
] as const

type Facts = OrderDetail['timeline'][number]['facts']

export function TimelinePanel({ timeline }: { timeline: OrderDetail['timeline'] }) {
  const t = useTranslations('orders')
  const carrierName = useCarrierName()
  const sentWith = (
    { company = '', number = '', fromCompany = '', fromNumber = '' }: Facts,
    isBefore: boolean,
  ) => (isBefore ? `${carrierName(fromCompany)} ${fromNumber}` : `${carrierName(company)} ${number}`)
  return (
    <Panel title={t('timeline')}>
      <ol className="grid gap-3">
        {timeline.map(({ kind, at, facts }, index) => {
          const name = known.find((one) => one === kind) ?? 'other'
          return (
            <li key={`${at}-${index}`} className="flex items-baseline gap-3">
              <span
                aria-hidden="true"
                className={`mt-1 size-3 shrink-0 rounded-full ${index === timeline.length - 1 ? 'bg-coral' : 'bg-line-strong'}`}
              />
              <span className="min-w-0 grow font-semibold">
                {t(`event.${name}`)}
                {kind === 'express' ? (
                  <span className="text-soft block text-sm font-normal break-words">
                    {t('delivery.corrected', { from: sentWith(facts, true), to: sentWith(facts, false) })}
                  </span>
                ) : null}
              </span>
              <TimeAgo at={Date.parse(at) / 1_000} className="text-soft shrink-0 text-sm" />
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
