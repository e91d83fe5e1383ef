import { textIn } from '@mofu/domain/local-text'
import { goodsLimits } from '@mofu/domain/mall/shop-rules'
import { useStore } from '@tanstack/react-form'

import { useLanguage } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import type { ProductFormApi } from '../use-product-problems.ts'

type SkuFieldsProps = { form: ProductFormApi; index: number; onRemove?: () => void }

/** One SKU of a product: its options, price and stock. */
export function SkuFields({ form, index, onRemove }: SkuFieldsProps) {
  const t = useTranslations('merchant')
  const language = useLanguage()
  const { options, pictures } = useStore(form.store, ({ values }) => values)
  const number = String(index + 1)
  const pictureChoices = [
    { value: 'product', label: t('pictureOfProduct') },
    ...pictures.map((url, place) => ({
      value: url,
      label: t('pictureNumber', { number: String(place + 1) }),
    })),
  ]
  return (
    <fieldset className="border-line grid gap-3 rounded-2xl border-2 p-4">
      <legend className="font-display px-2 font-extrabold">{t('kindNumber', { number })}</legend>
      {options.map((option, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- an option is identified by its position
        <form.AppField key={place} name={`skus[${index}].choices[${place}]`}>
          {(field) => (
            <field.LocalText
              isRequired
              label={textIn(language, option) || t('optionName', { number: String(place + 1) })}
              maxLength={goodsLimits.choice}
            />
          )}
        </form.AppField>
      ))}
      <div className="grid grid-cols-2 gap-3">
        <form.AppField name={`skus[${index}].price`}>
          {(field) => <field.Text isRequired label={t('price')} inputMode="decimal" />}
        </form.AppField>
        <form.AppField name={`skus[${index}].stock`}>
          {(field) => <field.Text isRequired label={t('stock')} inputMode="numeric" />}
        </form.AppField>
        <form.AppField name={`skus[${index}].lowStockAt`}>
          {(field) => <field.Text isRequired label={t('lowStockAt')} inputMode="numeric" />}
        </form.AppField>
        <form.AppField name={`skus[${index}].grams`}>
          {(field) => <field.Text isRequired label={t('grams')} inputMode="numeric" />}
        </form.AppField>
      </div>
      <form.AppField name={`skus[${index}].code`}>
        {(field) => <field.Text label={t('code')} maxLength={60} />}
      </form.AppField>
      {pictures.length < 2 ? null : (
        <form.AppField name={`skus[${index}].picture`}>
          {(field) => (
            <SelectField
              label={t('kindPicture')}
              value={field.state.value ?? 'product'}
              choices={pictureChoices}
              onChoose={(value) => field.handleChange(value === 'product' ? null : value)}
            />
          )}
        </form.AppField>
      )}
      <form.AppField name={`skus[${index}].isOnSale`}>
        {(field) => <field.Tick label={t('onSale')} />}
      </form.AppField>
      {onRemove ? (
        <Button size="small" look="quiet" onClick={onRemove}>
          {t('removeKind', { number })}
        </Button>
      ) : null}
    </fieldset>
  )
}
