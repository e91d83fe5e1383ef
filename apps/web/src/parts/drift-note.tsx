import { useTranslations } from '../i18n/use-translations.ts'
import { deviceTimeOf } from './chain-clock.ts'

type DriftNoteProps = { read: { blockTime: number | undefined; readAtMs: number } }

/** Tells that the device's clock is wrong, where it is: opening and closing are decided by the chain's. */
export function DriftNote({ read: { blockTime, readAtMs } }: DriftNoteProps) {
  const t = useTranslations('parts')
  const drift = deviceTimeOf(0, blockTime, readAtMs)
  const minutes = Math.round(Math.abs(drift) / 60)
  return minutes === 0 ? null : <p className="text-soft text-sm">{t('drift', { minutes })}</p>
}
