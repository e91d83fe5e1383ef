import type { Identity } from '@mofu/wire/names'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { LazyPopover } from '../../ui/lazy-popover.tsx'
import { Avatar } from './identity-text.tsx'

/** The name of an address: a tap shows the address itself. */
export function IdentityButton({ of: identity }: { of: Identity }) {
  const t = useTranslations('parts')
  const { name, address } = identity
  return (
    <LazyPopover label={name} drawTrigger={(props) => <NameButton of={identity} {...props} />}>
      <p className="font-display text-lg font-extrabold break-all">{name}</p>
      <p className="my-1 flex items-center gap-1">
        <span className="break-all tabular-nums">{address}</span>
        <CopyButton text={address} label={t('copy', { what: t('address') })} doneLabel={t('copied')} />
      </p>
      <Link
        to="/owner/$address"
        params={{ address }}
        className="text-coral-text underline underline-offset-4"
      >
        {t('petsOf', { name })}
      </Link>
    </LazyPopover>
  )
}

/** A long name breaks: cut off, it could be taken for another. */
function NameButton({ of: identity, ...props }: { of: Identity } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      title={identity.address}
      className="decoration-line-strong inline-flex min-h-6 min-w-[9ch] items-center gap-1 text-left font-semibold wrap-anywhere underline decoration-dotted underline-offset-4"
    >
      <Avatar of={identity} />
      <span>{identity.name}</span>
    </button>
  )
}
