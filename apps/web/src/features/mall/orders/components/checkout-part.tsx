import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Note } from '../../../../ui/note.tsx'
import type { Confirmed } from '../queries.ts'
import { LineList } from './line-list.tsx'
import { Panel } from './panel.tsx'
import { Sums } from './sums.tsx'

/** What is ordered from one shop: its items, freight and warnings. */
export function CheckoutPart({ part, currency }: { part: Confirmed['parts'][number]; currency: string }) {
  const t = useTranslations('orders')
  return (
    <Panel title={part.shopName}>
      {part.warning === null ? null : (
        <Note tone="honey">{t(`warning.${part.warning}`, { available: '0' })}</Note>
      )}
      <LineList
        lines={part.lines}
        currency={currency}
        note={({ warning, available }) =>
          warning === null ? null : (
            <span className="text-berry-text block text-sm font-semibold">
              {t(`warning.${warning}`, { available: String(available) })}
            </span>
          )
        }
      />
      <div className="border-line mt-2 border-t-2 pt-3">
        <Sums
          goods={BigInt(part.goods)}
          freight={part.freight === null ? null : BigInt(part.freight)}
          currency={currency}
        />
        {part.days ? (
          <p className="text-soft mt-1 text-sm">
            {t('days', { least: String(part.days.least), most: String(part.days.most) })}
          </p>
        ) : null}
      </div>
    </Panel>
  )
}
