import { TextField } from '../ui/text-field.tsx'
import { type CoinChoice, CoinSelect } from './coin-select.tsx'

type PriceFieldProps<Coin extends CoinChoice> = {
  label: string
  isRequired?: boolean
  text: string
  onText: (text: string) => void
  coins: readonly Coin[]
  coin: Coin
  /** Absent where the coin cannot be changed. */
  onCoin?: ((coin: Coin) => void) | undefined
  problem: string | undefined
  hint?: string | undefined
}

/** An amount field with its coin. */
export function PriceField<Coin extends CoinChoice>({
  label,
  isRequired,
  text,
  onText,
  coins,
  coin,
  onCoin,
  problem,
  hint,
}: PriceFieldProps<Coin>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <TextField
        label={label}
        isRequired={isRequired}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onText={onText}
        problem={problem}
        hint={hint}
        placeholder="0.0"
      />
      <div className="pt-7">
        <CoinSelect
          coins={coins}
          value={coin.address}
          isDisabled={onCoin === undefined}
          onChoose={(address) => {
            const chosen = coins.find((each) => each.address === address)
            if (chosen) onCoin?.(chosen)
          }}
        />
      </div>
    </div>
  )
}
