import { checksummed } from '@mofu/domain/payout-address'

import { useTranslations } from '../../i18n/use-translations.ts'
import { TextField } from '../../ui/text-field.tsx'
import { AlikeNote } from './alike-note.tsx'
import type { Recipient } from './use-recipient.ts'

type RecipientFieldProps = {
  label: string
  isRequired?: boolean
  text: string
  onText: (text: string) => void
  /** Where names are looked up. */
  chainId: number
  recipient: Recipient
  /** Whether the form was sent: until then, an address may be still being typed. */
  wasTried: boolean
  /** What else is wrong with who was found. */
  problem?: string | undefined
  disabled?: boolean
}

/** A field for an address or a name, with the address that the name resolves to. */
export function RecipientField({
  recipient,
  chainId,
  text,
  wasTried,
  problem,
  ...field
}: RecipientFieldProps) {
  const t = useTranslations('parts')
  const fault = useFaultText(recipient, wasTried)
  return (
    <div className="grid gap-2">
      <TextField
        {...field}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="0x… / momo.pet"
        hint={t('recipientHint')}
        problem={fault ?? problem}
      />
      <output className="block empty:hidden">
        {recipient.state === 'reading' ? (
          <span className="text-soft">{t('recipientReading', { name: recipient.name })}</span>
        ) : null}
        {recipient.state === 'found' && recipient.typed ? (
          <span className="bg-sunken block rounded-2xl px-4 py-3">
            {t('recipientIs', { name: recipient.typed.name })}
            <span className="block font-semibold break-all tabular-nums">
              {checksummed(recipient.address)}
            </span>
          </span>
        ) : null}
      </output>
      {recipient.state === 'found' && recipient.typed ? (
        <AlikeNote chainId={chainId} typed={recipient.typed} />
      ) : null}
    </div>
  )
}

/** A name ends with `.pet`, so it is complete as soon as it is one; of an address only a wrong character shows that early. */
function useFaultText(recipient: Recipient, wasTried: boolean): string | undefined {
  const t = useTranslations('parts')
  if (recipient.state === 'empty') return wasTried ? t('recipient.shape') : undefined
  if (recipient.state !== 'wrong') return undefined
  const { fault, name } = recipient
  return fault === 'shape' && !wasTried ? undefined : t(`recipient.${fault}`, { name })
}
