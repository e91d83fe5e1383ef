import { goodsLimits } from '@mofu/domain/mall/shop-rules'
import { useStore } from '@tanstack/react-form'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { Panel } from '../../orders/components/panel.tsx'
import { newSku, type ProductDraft } from '../product-draft.ts'
import type { ProductFormApi } from '../use-product-problems.ts'
import { SkuFields } from './sku-fields.tsx'

/** The options of a product, and each SKU with its price and stock. */
export function SkuList({ form }: { form: ProductFormApi }) {
  const t = useTranslations('merchant')
  const { options, skus } = useStore(form.store, ({ values }) => values)
  // An option and the choice of every SKU for it are added and removed together.
  const changeOptions = (next: Pick<ProductDraft, 'options' | 'skus'>) => {
    form.setFieldValue('skus', next.skus)
    form.setFieldValue('options', next.options)
  }
  const dropOption = (place: number) =>
    changeOptions({
      options: options.filter((_, index) => index !== place),
      skus: skus.map((sku) => ({ ...sku, choices: sku.choices.filter((_, index) => index !== place) })),
    })
  return (
    <Panel title={t('kinds')}>
      <p className="text-soft mb-4">{t('kindsText')}</p>
      <div className="grid gap-4">
        {options.map((_, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- an option is identified by its position
          <div key={place} className="flex flex-wrap items-end gap-2">
            <div className="min-w-0 flex-1">
              <form.AppField name={`options[${place}]`}>
                {(field) => (
                  <field.LocalText
                    isRequired
                    label={t('optionName', { number: String(place + 1) })}
                    hint={t('optionHint')}
                    maxLength={goodsLimits.choice}
                  />
                )}
              </form.AppField>
            </div>
            <Button size="small" look="quiet" onClick={() => dropOption(place)}>
              {t('removeOption', { number: String(place + 1) })}
            </Button>
          </div>
        ))}
        {options.length >= goodsLimits.options ? null : (
          <Button
            size="small"
            onClick={() =>
              changeOptions({
                options: [...options, {}],
                skus: skus.map((sku) => ({ ...sku, choices: [...sku.choices, {}] })),
              })
            }
          >
            {t('addOption')}
          </Button>
        )}
        {skus.map((sku, index) => (
          <SkuFields
            key={sku.key}
            form={form}
            index={index}
            {...(skus.length > 1 && sku.id === undefined
              ? { onRemove: () => void form.removeFieldValue('skus', index) }
              : {})}
          />
        ))}
        {skus.length >= goodsLimits.skus ? null : (
          <Button onClick={() => form.pushFieldValue('skus', newSku(`new-${Date.now()}`, options.length))}>
            {t('addKind')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
