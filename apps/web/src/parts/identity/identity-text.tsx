import { shortAddress } from '@mofu/domain/address'
import { pictureSources } from '@mofu/domain/picture-sources'
import type { Identity } from '@mofu/wire/names'

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
export function Avatar({ of: { avatar } }: { of: Identity }) {
  if (!avatar?.url) return null
  return (
    <img
      {...pictureSources(avatar.url)}
      sizes="20px"
      alt=""
      width={20}
      height={20}
      loading="lazy"
      decoding="async"
      className="bg-sunken size-5 shrink-0 rounded-full object-cover"
    />
  )
}
