import { carrierNamed, trackingOf } from '@mofu/domain/mall/carriers'

import { useLanguage } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'

type Sent = { expressCompany: string | null; expressNumber: string | null }

/** The carrier in the reader's language; another carrier's name as the sender wrote it. */
export function useCarrierName(): (company: string) => string {
  const language = useLanguage()
  return (company) => carrierNamed(company)?.name[language] ?? company
}

/** The carrier's page about a parcel; nothing for a carrier that is not on the list. */
export function TrackingLink({ expressCompany, expressNumber }: Sent) {
  const t = useTranslations('orders')
  const nameOf = useCarrierName()
  if (expressCompany === null || expressNumber === null) return null
  const tracking = trackingOf({ company: expressCompany, number: expressNumber })
  if (!tracking) return null
  return (
    <a href={tracking.url} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
      {tracking.asksNumber ? t('delivery.lookup', { carrier: nameOf(expressCompany) }) : t('delivery.track')}
    </a>
  )
}
