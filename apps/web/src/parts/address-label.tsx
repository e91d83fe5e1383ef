import { shortAddress } from '@mofu/domain/address'
import { ExternalLink } from 'lucide-react'

import { useNetworkOf } from '../api/app-config.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { CopyButton } from '../ui/copy-button.tsx'

type AddressLabelProps = {
  address: string
  /** What is copied, as used in "Copy …"; without it there is no copy button. */
  copyName?: string
  /** Shows the full address, as every confirmation must. */
  isFull?: boolean
  /** The chain of the address: links to its block explorer, if there is one. */
  chainId?: number
}

export function AddressLabel({ address, copyName, isFull = false, chainId = 0 }: AddressLabelProps) {
  const t = useTranslations('parts')
  const explorer = useNetworkOf(chainId)?.explorerUrl
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      {isFull ? (
        <span className="text-sm font-semibold break-all tabular-nums">{address}</span>
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
