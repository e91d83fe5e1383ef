import { orderLimits } from '@mofu/domain/mall/sku-quantity'
import { Minus, Plus } from 'lucide-react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type QuantityFieldProps = { name: string; value: number; most: number; onChange: (value: number) => void }

export function QuantityField({ name, value, most, onChange }: QuantityFieldProps) {
  const t = useTranslations('mall')
  const top = Math.max(1, Math.min(most, orderLimits.quantity))
  const set = (next: number) => onChange(Math.min(Math.max(1, next), top))
  return (
    <div className="border-line-strong bg-card inline-flex items-center rounded-full border-2 p-0.5">
      <IconButton label={t('less', { name })} disabled={value <= 1} onClick={() => set(value - 1)}>
        <Minus aria-hidden="true" className="size-4" />
      </IconButton>
      <input
        type="text"
        inputMode="numeric"
        aria-label={t('quantityOf', { name })}
        value={value}
        onChange={({ target }) => {
          const digits = target.value.replaceAll(/\D/g, '')
          set(digits === '' ? 1 : Number(digits))
        }}
        className="w-10 bg-transparent text-center font-semibold tabular-nums outline-none"
      />
      <IconButton label={t('moreOf', { name })} disabled={value >= top} onClick={() => set(value + 1)}>
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  )
}
