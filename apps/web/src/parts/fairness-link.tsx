import { parseOrderId } from '@mofu/domain/numbered-id'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../i18n/use-translations.ts'

const look = 'text-sm font-semibold underline underline-offset-4'

/** `id` is that of an order, or of one of its results. */
type FairnessLinkProps = { kind: 'gacha' | 'lottery'; id: string; className?: string }

/** Leads to the page that computes a draw again. */
export function FairnessLink({ kind, id, className = '' }: FairnessLinkProps) {
  const t = useTranslations('parts')
  const place = parseOrderId(id)
  if (!place) return null
  return (
    <Link
      to="/fairness/$kind/$id/$order"
      params={{ kind, id: place.numbered, order: String(place.order) }}
      className={`${look} ${className}`}
    >
      {t('checkDraw')}
    </Link>
  )
}

/** Leads to the page that computes all draws of a machine or box again. */
export function PoolFairnessLink({ kind, id, className = '' }: FairnessLinkProps) {
  const t = useTranslations('parts')
  return (
    <Link to="/fairness/$kind/$id" params={{ kind, id }} className={`${look} ${className}`}>
      {t('checkDraws')}
    </Link>
  )
}
