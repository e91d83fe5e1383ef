import { useTranslations } from '../../../i18n/use-translations.ts'
import type { BoxDetail, WhitelistItem } from '../queries.ts'

type AccessProps = { box: Pick<BoxDetail, 'flags' | 'whitelist'>; item: WhitelistItem | null }

/** Where the connected wallet is on the whitelist, in words. */
export function Access({ box, item }: AccessProps) {
  const t = useTranslations('boxes')
  if (item) return <p>{t('access.listed', { used: item.usedCount, limit: item.limit })}</p>
  if (!box.flags.allOpen) return <p>{t('access.whitelistOnly')}</p>
  return <p>{t(box.whitelist.length > 0 ? 'access.notListed' : 'access.open')}</p>
}
