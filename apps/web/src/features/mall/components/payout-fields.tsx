import { type Address, parseAddress } from '@mofu/domain/address'
import { checksummed, payoutFault } from '@mofu/domain/payout-address'
import { lazy, Suspense } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Payout } from '../payout.ts'

// The wallet code is loaded once there is an address to prove.
const PayoutSigning = lazy(async () => ({ default: (await import('./payout-signing.tsx')).PayoutSigning }))

type PayoutFieldsProps = {
  label: string
  hint: string
  value: Payout
  /** The error of the form around it. */
  problem: string | undefined
  onChange: (payout: Payout) => void
}

/** The payout address: validated, and signed for by its own wallet. */
export function PayoutFields({ label, hint, value: { text, proof }, problem, onChange }: PayoutFieldsProps) {
  const t = useTranslations('mall')
  const typed = text.trim()
  const fault = payoutFault(typed)
  const address = fault === undefined ? parseAddress(typed) : undefined
  // A complete but invalid address is reported at once; one that is still being typed is not.
  const isComplete = fault === 'checksum' || fault === 'zero'
  return (
    <div className="grid gap-3">
      <TextField
        isRequired
        label={label}
        hint={hint}
        value={text}
        spellCheck={false}
        autoComplete="off"
        problem={problem ?? (isComplete ? t(`payoutFault.${fault}`) : undefined)}
        onText={(next) => onChange({ text: next, proof: undefined })}
      />
      {address === undefined ? null : proof === undefined ? (
        <Suspense fallback={<Skeleton className="h-24 rounded-2xl" />}>
          <PayoutSigning
            address={address}
            onAddress={(own: Address) => onChange({ text: checksummed(own), proof: undefined })}
            onProof={(signed) => onChange({ text, proof: signed })}
          />
        </Suspense>
      ) : (
        <Note tone="mint" title={t('payoutProven')}>
          <AddressLabel address={checksummed(address)} isFull />
        </Note>
      )}
    </div>
  )
}
