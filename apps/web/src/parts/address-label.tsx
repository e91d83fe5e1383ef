import { shortAddress } from '@mofu/domain/address'
import { useTranslations } from 'use-intl'

import { CopyButton } from '../ui/copy-button.tsx'

type AddressLabelProps = {
  address: string
  /** What is copied, as it stands in "Copy …"; without it there is no copy button. */
  copyName?: string
  /** Show all of it, as every confirmation must. */
  isFull?: boolean
}

export function AddressLabel({ address, copyName, isFull = false }: AddressLabelProps) {
  const t = useTranslations('parts')
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      {isFull ? (
        <span className="text-sm font-semibold break-all tabular-nums">{address}</span>
      ) : (
        <span className="font-semibold tabular-nums" title={address}>
          {shortAddress(address)}
        </span>
      )}
      {copyName === undefined ? null : (
        <CopyButton text={address} label={t('copy', { what: copyName })} doneLabel={t('copied')} />
      )}
    </span>
  )
}
