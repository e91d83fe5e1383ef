import { useFormatter } from 'use-intl'

import { useNetwork } from '../../api/app-config.ts'
import { useStaleness } from '../../api/use-staleness.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

/** The block up to which the screen is true. */
export function LiveMark() {
  const t = useTranslations('shell')
  const format = useFormatter()
  const { title, contracts } = useNetwork()
  const age = useStaleness()
  if (contracts === null) return null
  const isLive = age?.state === 'live'
  const block = age && 'block' in age ? format.number(age.block) : undefined
  return (
    <span
      title={block === undefined ? undefined : t('liveTitle', { block, network: title })}
      className="text-soft inline-flex items-center gap-2 text-sm font-semibold whitespace-nowrap tabular-nums"
    >
      <span aria-hidden="true" className={`size-2.5 rounded-full ${isLive ? 'bg-mint' : 'bg-honey'}`} />
      {block === undefined ? t('waiting') : t(isLive ? 'live' : 'block', { block })}
    </span>
  )
}
