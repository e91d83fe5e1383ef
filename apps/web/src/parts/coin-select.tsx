import { Select } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'

import { useTranslations } from '../i18n/use-translations.ts'
import { AmountLabel } from './amount-label.tsx'

export type CoinChoice = {
  /** The coin's address; the zero address is the network's native coin. */
  address: string
  symbol: string
  decimals: number
  /** The user's balance, if known. */
  balance?: bigint
}

type CoinSelectProps = {
  coins: readonly CoinChoice[]
  value: string
  onChoose: (address: string) => void
  isDisabled?: boolean
}

/** A choice of coins, each with the user's balance. */
export function CoinSelect({ coins, value, onChoose, isDisabled = false }: CoinSelectProps) {
  const t = useTranslations('parts')
  const items = coins.map(({ address, symbol }) => ({ value: address, label: symbol }))
  return (
    <Select.Root
      items={items}
      value={value}
      disabled={isDisabled}
      onValueChange={(chosen) => chosen !== null && onChoose(chosen)}
    >
      <Select.Trigger
        aria-label={t('coin')}
        className="border-line-strong bg-card hover:border-coral font-display inline-flex min-h-12 min-w-28 items-center justify-between gap-3 rounded-full border-2 px-5 font-extrabold disabled:opacity-60"
      >
        <Select.Value />
        <Select.Icon>
          <ChevronDown aria-hidden="true" className="size-4" />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner sideOffset={8} alignItemWithTrigger={false} className="z-50 outline-none">
          <Select.Popup className="border-line bg-card text-ink max-h-(--available-height) min-w-60 overflow-y-auto rounded-[20px] border-2 p-2 outline-none">
            {coins.map(({ address, symbol, decimals, balance }) => (
              <Select.Item
                key={address}
                value={address}
                className="data-[highlighted]:bg-sunken flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 outline-none select-none"
              >
                <Select.ItemText className="font-display grow font-extrabold">{symbol}</Select.ItemText>
                {balance === undefined ? null : (
                  <AmountLabel
                    amount={balance}
                    coin={symbol}
                    decimals={decimals}
                    className="text-soft text-sm"
                  />
                )}
                <Select.ItemIndicator>
                  <Check aria-hidden="true" className="text-coral-text size-5" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  )
}
