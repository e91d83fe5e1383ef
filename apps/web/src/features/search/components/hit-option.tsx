/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list cannot be typed into, and its options are no links */
import { pictureSources } from '@mofu/domain/picture-sources'
import { Link } from '@tanstack/react-router'
import { type LucideIcon, Layers, PawPrint, Shirt, Store, Tag, UserRound } from 'lucide-react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { MoneyLabel } from '../../../parts/money-label.tsx'
import type { Group, Hit } from '../groups.ts'
import { OptionContent, optionStyle } from './search-option.tsx'

const icons: Record<Group['kind'], LucideIcon> = {
  pets: PawPrint,
  collections: Layers,
  names: Tag,
  people: UserRound,
  products: Shirt,
  shops: Store,
}

type HitOptionProps = { id: string; kind: Group['kind']; hit: Hit; isActive: boolean; onOpen: () => void }

/** A result: a link, so that it can also be opened in a new tab. */
export function HitOption({ id, kind, hit, isActive, onOpen }: HitOptionProps) {
  const t = useTranslations('search')
  const { link, title, detail, count, price } = hit
  return (
    <Link
      {...link}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={optionStyle(isActive)}
      onClick={onOpen}
    >
      <OptionContent
        picture={<Picture url={hit.picture} kind={kind} />}
        title={title}
        detail={count === undefined ? detail : t('petCount', { count })}
        price={price && <Price of={price} />}
      />
    </Link>
  )
}

function Picture({ url, kind }: { url: string | null; kind: Group['kind'] }) {
  const Icon = icons[kind]
  const box = 'bg-sunken size-10 shrink-0 rounded-lg'
  if (url === null) {
    return (
      <span aria-hidden="true" className={`${box} text-soft grid place-items-center`}>
        <Icon className="size-5" />
      </span>
    )
  }
  return (
    <img
      {...pictureSources(url)}
      sizes="40px"
      alt=""
      width={40}
      height={40}
      decoding="async"
      className={`${box} object-cover`}
    />
  )
}

function Price({ of: price }: { of: NonNullable<Hit['price']> }) {
  if (price.kind === 'money') return <MoneyLabel amount={price.amount} currency={price.currency} />
  return <AmountLabel amount={price.amount} coin={price.coin} decimals={price.decimals} />
}
