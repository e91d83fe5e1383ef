import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../../parts/address-label.tsx'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'
import type { ModeratedShop } from '../queries.ts'
import { DecisionButton } from './decision-button.tsx'
import { ShopProducts } from './shop-products.tsx'

const tones: Record<ModeratedShop['status'], BadgeTone> = {
  pending: 'honey',
  open: 'mint',
  rejected: 'plain',
  suspended: 'berry',
}

/** One shop with its status, and what an admin can do about it. */
export function ShopCard({ shopper, shop }: { shopper: string; shop: ModeratedShop }) {
  const t = useTranslations('moderation')
  const [isOpen, setOpen] = useState(false)
  const { id, name, status, owner, country, listed, reason } = shop
  return (
    <li aria-label={name} className="card grid gap-3 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-xl break-words">{name}</h2>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      </div>
      <p className="text-soft flex flex-wrap gap-x-3 text-sm">
        <span>{t('number', { id: String(id) })}</span>
        <span className="min-w-0 break-all">
          <AddressLabel address={owner} />
        </span>
        <span>{country}</span>
        <span>{t('listed', { count: listed })}</span>
      </p>
      {reason === null ? null : <p className="break-words">{t('lastReason', { reason })}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {status === 'open' ? <DecisionButton kind="suspend" id={id} name={name} /> : null}
        {status === 'suspended' ? <DecisionButton kind="reinstate" id={id} name={name} /> : null}
        {status === 'open' ? (
          <Link to="/mall/shop/$id" params={{ id: String(id) }} className="font-semibold underline">
            {t('toPage')}
          </Link>
        ) : null}
        {status === 'pending' ? (
          <Link to="/mall/review" className="font-semibold underline">
            {t('toApplications')}
          </Link>
        ) : null}
      </div>
      {status === 'open' || status === 'suspended' ? (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="min-h-10 cursor-pointer content-center font-semibold">{t('products')}</summary>
          {isOpen ? <ShopProducts shopper={shopper} shopId={id} /> : null}
        </details>
      ) : null}
    </li>
  )
}
