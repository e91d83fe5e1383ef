import { shortAddress } from '@mofu/domain/address'
import { ExternalLink } from 'lucide-react'

import { useNetworkOf } from '../api/app-config.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { IdentityButton } from './identity/identity-button.tsx'
import { Avatar } from './identity/identity-text.tsx'
import { useIdentity } from './identity/use-identity.ts'

type AddressLabelProps = {
  address: string
  /** What is copied, as used in "Copy …"; without it there is no copy button. */
  copyName?: string
  /** Shows the full address, as every confirmation must. */
  isFull?: boolean
  /** Its name is shown beside it. */
  isNameless?: boolean
  /** The name that it was typed as, if that is not its primary name. */
  typedName?: string | undefined
  /** The chain of the address: links to its block explorer, if there is one. */
  chainId?: number
}

/** An address by its primary name and avatar, if it has one. */
export function AddressLabel({
  address,
  copyName,
  isFull = false,
  isNameless = false,
  typedName,
  chainId,
}: AddressLabelProps) {
  const t = useTranslations('parts')
  const explorer = useNetworkOf(chainId ?? 0)?.explorerUrl
  const identity = useIdentity(address, chainId)
  const name = typedName ?? identity?.name
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      {isFull ? (
        <span className="grid text-sm font-semibold">
          {name === undefined || isNameless ? null : (
            <span className="flex items-center gap-1 text-base break-all">
              {identity?.name === name ? <Avatar of={identity} /> : null} {name}
            </span>
          )}
          <span className="break-all tabular-nums">{address}</span>
        </span>
      ) : identity ? (
        <IdentityButton of={identity} />
      ) : (
        <span className="font-semibold whitespace-nowrap tabular-nums" title={address}>
          {shortAddress(address)}
        </span>
      )}
      {copyName === undefined ? null : (
        <CopyButton text={address} label={t('copy', { what: copyName })} doneLabel={t('copied')} />
      )}
      {explorer ? (
        <a
          href={`${explorer}/address/${address}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('inExplorer')}
          title={t('inExplorer')}
          className="hover:border-line-strong inline-grid size-8 shrink-0 place-items-center rounded-full border-2 border-transparent"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      ) : null}
    </span>
  )
}
