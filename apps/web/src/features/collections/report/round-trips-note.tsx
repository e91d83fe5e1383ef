import type { Traded } from '@mofu/wire/collections/report'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Note } from '../../../ui/note.tsx'
import { salesOf } from './sales-charts.tsx'
import { tradedText, without } from './traded-text.ts'

type RoundTripsNoteProps = { traded: readonly Traded[]; roundTrips: readonly Traded[] }

/** How much of the volume were round trips, and the volume without them. */
export function RoundTripsNote({ traded, roundTrips }: RoundTripsNoteProps) {
  const t = useTranslations('collections')
  if (roundTrips.length === 0) return null
  const facts = {
    count: salesOf(roundTrips),
    paid: tradedText(roundTrips),
    rest: tradedText(without(traded, roundTrips)),
  }
  return <Note tone="honey">{t('report.roundTrips', facts)}</Note>
}
