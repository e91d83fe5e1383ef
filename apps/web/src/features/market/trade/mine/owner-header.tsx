import { type Address, shortAddress } from '@mofu/domain/address'
import type { ReactNode } from 'react'

import { useNetwork } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../../parts/address-label.tsx'
import { Avatar } from '../../../../parts/identity/identity-text.tsx'
import { useIdentity } from '../../../../parts/identity/use-identity.ts'
import { ShareButton } from '../../../../parts/share-button.tsx'
import { PageTitle } from '../../../../ui/page-title.tsx'

type OwnerHeaderProps = {
  address: Address
  /** What the owner says in the records of a name. */
  drawAbout: (nameId: string) => ReactNode
}

/** Whose pets these are: the primary name with its avatar, and the whole address. */
export function OwnerHeader({ address, drawAbout }: OwnerHeaderProps) {
  const t = useTranslations('trade')
  const { chainId } = useNetwork()
  const identity = useIdentity(address, chainId)
  const name = identity?.name ?? shortAddress(address)
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <PageTitle text={`${name} · Mofu`} />
      {identity ? <Avatar of={identity} size="page" /> : null}
      <div className="min-w-0 grow basis-72">
        <h1 className="text-4xl leading-tight wrap-anywhere sm:text-5xl">{name}</h1>
        <p className="mt-1">
          <AddressLabel address={address} copyName={t('ownerAddress')} chainId={chainId} isFull isNameless />
        </p>
        {identity ? drawAbout(identity.nameId) : null}
      </div>
      <ShareButton path={`/owner/${address.toLowerCase()}`} title={name} size="small" />
    </header>
  )
}
