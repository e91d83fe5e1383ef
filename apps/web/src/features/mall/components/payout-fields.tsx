import { type Address, parseAddress } from '@mofu/domain/address'
import { checksummed, payoutFault } from '@mofu/domain/payout-address'
import { lazy, Suspense } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Payout } from '../payout.ts'

// What speaks to wallets is fetched once there is an address to prove.
const PayoutSigning = lazy(async () => ({ default: (await import('./payout-signing.tsx')).PayoutSigning }))

type PayoutFieldsProps = {
  label: string
  hint: string
  value: Payout
  hasTried: boolean
  onChange: (payout: Payout) => void
}

/** Where to be paid: an address without a slip in it, which its own wallet signs for. */
export function PayoutFields({ label, hint, value: { text, proof }, hasTried, onChange }: PayoutFieldsProps) {
  const t = useTranslations('mall')
  const typed = text.trim()
  const fault = payoutFault(typed)
  const address = fault === undefined ? parseAddress(typed) : undefined
  // A whole address with a slip in it is told at once; one that is being typed is left alone.
  const isTold = hasTried || fault === 'checksum' || fault === 'zero'
  const problem =
    fault !== undefined
      ? t(`payoutFault.${fault}`)
      : hasTried && proof === undefined
        ? t('payoutUnproven')
        : undefined
  return (
    <div className="grid gap-3">
      <TextField
        label={label}
        hint={hint}
        value={text}
        spellCheck={false}
        autoComplete="off"
        problem={isTold ? problem : undefined}
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
          <p className="break-all">{checksummed(address)}</p>
        </Note>
      )}
    </div>
  )
}
