import { categories } from '@mofu/domain/mall/categories'
import { goodsLimits } from '@mofu/domain/mall/shop-rules'
import type { MerchantDashboard } from '@mofu/wire/mall/merchant'
import type { OwnProduct } from '@mofu/wire/mall/merchant/products'
import { categoryWords } from '@mofu/words/mall/categories'
import { useStore } from '@tanstack/react-form'
import { useNavigate } from '@tanstack/react-router'

import { useLanguage } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { Note } from '../../../../ui/note.tsx'
import { useOrderAction } from '../../orders/use-order-action.ts'
import { saveProduct } from '../actions/save-product.ts'
import { draftOf, skuBody } from '../product-draft.ts'
import { productFieldOf, useProductProblems } from '../use-product-problems.ts'
import { PictureFields } from './picture-fields.tsx'
import { SkuList } from './sku-list.tsx'

type ProductFormProps = { dashboard: MerchantDashboard; known: OwnProduct | undefined }

export function ProductForm({ dashboard, known }: ProductFormProps) {
  const t = useTranslations('merchant')
  const language = useLanguage()
  const navigate = useNavigate()
  const save = useOrderAction(saveProduct, () => {
    void navigate({ to: '/mall/merchant/$shopId', params: { shopId: String(dashboard.shopId) } })
  })
  const form = useAppForm({
    values: draftOf(known, dashboard.templates[0]?.id),
    check: useProductProblems(),
    fieldOf: productFieldOf,
    onSend: ({ categoryId, freightTemplateId, skus, ...rest }) =>
      save.mutateAsync({
        shopId: dashboard.shopId,
        ...(known ? { id: known.id } : {}),
        categoryId: Number(categoryId),
        freightTemplateId: Number(freightTemplateId),
        ...rest,
        skus: skus.map(skuBody),
      }),
  })
  const areFieldsValid = useStore(form.store, ({ isFieldsValid }) => isFieldsValid)
  const categoryChoices = categories
    .filter(({ parent }) => parent !== null)
    .map(({ id, key }) => ({ value: String(id), label: categoryWords[key][language] }))
  return (
    <form.AppForm>
      <form.Form className="grid gap-6">
        <section className="card grid gap-4 p-5 sm:p-6">
          <p className="text-soft">{t('writeIn')}</p>
          <form.AppField name="title">
            {(field) => <field.LocalText isRequired label={t('title')} maxLength={goodsLimits.title} />}
          </form.AppField>
          <form.AppField name="description">
            {(field) => <field.LocalText isLong label={t('description')} maxLength={goodsLimits.text} />}
          </form.AppField>
          <form.AppField name="categoryId">
            {(field) => (
              <field.Select
                isRequired
                label={t('category')}
                emptyText={t('chooseShelf')}
                choices={categoryChoices}
              />
            )}
          </form.AppField>
          <form.AppField name="freightTemplateId">
            {(field) => (
              <field.Select
                isRequired
                label={t('freight')}
                choices={dashboard.templates.map(({ id, name }) => ({ value: String(id), label: name }))}
              />
            )}
          </form.AppField>
        </section>
        <form.AppField name="pictures">
          {(field) => <PictureFields pictures={field.state.value} onChange={field.handleChange} />}
        </form.AppField>
        <SkuList form={form} />
        <section className="card grid gap-4 p-5 sm:p-6">
          <form.AppField name="isListed">
            {(field) => <field.Tick label={t('list')} hint={t('listHint')} />}
          </form.AppField>
          <form.Failure />
          {areFieldsValid ? null : <Note tone="berry">{t('lookAgain')}</Note>}
          <form.Submit workingText={t('saving')}>{t('saveProduct')}</form.Submit>
        </section>
      </form.Form>
    </form.AppForm>
  )
}
