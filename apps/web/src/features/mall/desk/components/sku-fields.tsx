import { type LocalText, textIn } from '@mofu/domain/local-text'
import { goodsLimits } from '@mofu/domain/mall/shop-rules'

import { useLanguage } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { TickBox } from '../../../../ui/tick-box.tsx'
import { isSaid, type SkuDraft, type SkuFault, written } from '../goods-draft.ts'

type SkuFieldsProps = {
  number: number
  sku: SkuDraft
  options: readonly LocalText[]
  pictures: readonly string[]
  fault: SkuFault | undefined
  onChange: (more: Partial<SkuDraft>) => void
  onRemove?: () => void
}

/** One kind of a product: what is chosen, what it costs, how many there are. */
export function SkuFields({ number, sku, options, pictures, fault, onChange, onRemove }: SkuFieldsProps) {
  const t = useTranslations('desk')
  const language = useLanguage()
  const setChoice = (place: number, text: string) =>
    onChange({
      choices: sku.choices.map((one, index) => (index === place ? written(one, language, text) : one)),
    })
  const pictureChoices = [
    { value: 'product', label: t('pictureOfProduct') },
    ...pictures.map((url, index) => ({
      value: url,
      label: t('pictureNumber', { number: String(index + 1) }),
    })),
  ]
  return (
    <fieldset className="border-line grid gap-3 rounded-2xl border-2 p-4">
      <legend className="font-display px-2 font-extrabold">
        {t('kindNumber', { number: String(number) })}
      </legend>
      {options.map((option, place) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- an option is its place
          key={place}
          label={textIn(language, option) || t('optionName', { number: String(place + 1) })}
          value={sku.choices[place]?.[language] ?? ''}
          maxLength={goodsLimits.choice}
          problem={fault === 'choices' && !isSaid(sku.choices[place] ?? {}) ? t('needed') : undefined}
          onText={(text) => setChoice(place, text)}
        />
      ))}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('price')}
          inputMode="decimal"
          value={sku.price}
          problem={fault === 'price' ? t('priceWrong') : undefined}
          onText={(price) => onChange({ price })}
        />
        <TextField
          label={t('stock')}
          inputMode="numeric"
          value={sku.stock}
          problem={fault === 'number' ? t('numberWrong') : undefined}
          onText={(stock) => onChange({ stock })}
        />
        <TextField
          label={t('lowStockAt')}
          inputMode="numeric"
          value={sku.lowStockAt}
          onText={(lowStockAt) => onChange({ lowStockAt })}
        />
        <TextField
          label={t('grams')}
          inputMode="numeric"
          value={sku.grams}
          onText={(grams) => onChange({ grams })}
        />
      </div>
      <TextField label={t('code')} value={sku.code} maxLength={60} onText={(code) => onChange({ code })} />
      {pictures.length < 2 ? null : (
        <SelectField
          label={t('kindPicture')}
          value={sku.picture ?? 'product'}
          choices={pictureChoices}
          onChoose={(value) => onChange({ picture: value === 'product' ? null : value })}
        />
      )}
      <TickBox label={t('onSale')} isTicked={sku.isOnSale} onTick={(isOnSale) => onChange({ isOnSale })} />
      {onRemove && sku.id === undefined ? (
        <Button size="small" look="quiet" onClick={onRemove}>
          {t('removeKind', { number: String(number) })}
        </Button>
      ) : null}
    </fieldset>
  )
}
