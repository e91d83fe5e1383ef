import type { BoxLock } from '@mofu/domain/box-locks'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Note } from '../../../../ui/note.tsx'

type LockNoteProps = { lock: BoxLock | undefined; pending?: number; minSize?: number }

/** Why something cannot be changed now, and what to do about it. */
export function LockNote({ lock, pending = 0, minSize = 1 }: LockNoteProps) {
  const t = useTranslations('boxManagement')
  return lock ? <Note tone="honey">{t(`lock.${lock}`, { pending, minSize })}</Note> : null
}
