import { shortAddress } from '@mofu/domain/address'
import { pictureSources } from '@mofu/domain/picture-sources'
import type { Identity } from '@mofu/wire/names'
import { clsx } from 'clsx'

import { useIdentity } from './use-identity.ts'

type IdentityTextProps = {
  address: string
  /** The chain of the address; without it, the one on screen. */
  chainId?: number | undefined
}

/** An address by its primary name and avatar, on one line, for places that are a link as a whole. */
export function IdentityText({ address, chainId }: IdentityTextProps) {
  const identity = useIdentity(address, chainId)
  return (
    <span className="inline-flex max-w-full items-center gap-1 align-bottom tabular-nums" title={address}>
      {identity ? <Avatar of={identity} /> : null}
      <span className="truncate">{identity?.name ?? shortAddress(address)}</span>
    </span>
  )
}

/** The pet that an address chose; the name next to it says whose it is. */
export function Avatar({ of: { avatar }, size = 'line' }: { of: Identity; size?: 'line' | 'page' }) {
  if (!avatar?.url) return null
  const pixels = size === 'line' ? 20 : 96
  return (
    <img
      {...pictureSources(avatar.url)}
      sizes={`${pixels}px`}
      alt=""
      width={pixels}
      height={pixels}
      loading="lazy"
      decoding="async"
      className={clsx(
        'bg-sunken shrink-0 rounded-full object-cover',
        size === 'line' ? 'size-5' : 'border-card size-24 border-4',
      )}
    />
  )
}
