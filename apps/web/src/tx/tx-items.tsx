import { pictureSources } from '@mofu/domain/picture-sources'

import { usePhrases } from '../i18n/phrase.ts'
import type { PlanItem } from './plan.ts'
import { TxValue } from './tx-value.tsx'

/** The items that are signed for together, each with its own rows. */
export function TxItems({ items, chainId }: { items: readonly PlanItem[]; chainId: number }) {
  const say = usePhrases()
  return (
    <ul className="divide-line border-line mb-4 divide-y-2 rounded-2xl border-2">
      {items.map(({ id, name, picture, rows }) => (
        <li key={id} className="flex items-start gap-3 px-4 py-3">
          <img
            {...pictureSources(picture)}
            sizes="64px"
            alt=""
            className="bg-sunken size-16 shrink-0 rounded-xl object-cover"
          />
          <div className="min-w-0 grow">
            <p className="font-display truncate font-extrabold">{name}</p>
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-sm">
              {rows.map(({ label, value }, index) => (
                <div key={label.key} className="contents">
                  <dt className={index === 0 ? undefined : 'text-soft'}>{say(label)}</dt>
                  <dd className={index === 0 ? 'text-right font-semibold' : 'text-soft text-right'}>
                    <TxValue value={value} chainId={chainId} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  )
}
