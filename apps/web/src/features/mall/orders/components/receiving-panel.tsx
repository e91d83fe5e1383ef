import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Radio } from '../../../../ui/radio.tsx'
import type { Recipient } from '../../buy-draft.ts'
import { AddressChoice } from './address-choice.tsx'
import { Panel } from './panel.tsx'

type ReceivingPanelProps = {
  shopper: string
  isPickup: boolean
  onPickup: (isPickup: boolean) => void
  /** The destination that the goods were priced for; null while there is no address. */
  addressId: string | null
  onAddress: (addressId: string) => void
  /** The recipient of an old link, who is not in the address book. */
  recipient: Recipient | undefined
  onForget: () => void
}

/** Shipping or pickup, and the destination. */
export function ReceivingPanel({ isPickup, onPickup, ...destination }: ReceivingPanelProps) {
  const t = useTranslations('orders')
  return (
    <Panel title={t('receiving')}>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {[false, true].map((one) => (
          <Radio
            key={String(one)}
            name="receiving"
            isChosen={isPickup === one}
            onChoose={() => onPickup(one)}
          >
            {t(one ? 'fetch' : 'send')}
          </Radio>
        ))}
      </div>
      {isPickup ? null : <AddressChoice {...destination} />}
    </Panel>
  )
}
