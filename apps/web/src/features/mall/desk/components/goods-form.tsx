import { categories } from '@mofu/domain/mall/categories'
import { goodsLimits } from '@mofu/domain/mall/shop-rules'
import type { ShopDesk } from '@mofu/wire/mall/desk'
import type { OwnProduct } from '@mofu/wire/mall/goods'
import { categoryWords } from '@mofu/words/mall/categories'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

import { useLanguage } from '../../../../i18n/language.ts'
import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Note } from '../../../../ui/note.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { TickBox } from '../../../../ui/tick-box.tsx'
import { useAct } from '../../orders/use-act.ts'
import { saveProduct } from '../actions/save-product.ts'
import { draftOf, type GoodsDraft, isSaid, skuBody, skuFault, written } from '../goods-draft.ts'
import { PictureFields } from './picture-fields.tsx'
import { SkuList } from './sku-list.tsx'

type GoodsFormProps = { desk: ShopDesk; known: OwnProduct | undefined }

export function GoodsForm({ desk, known }: GoodsFormProps) {
  const t = useTranslations('desk')
  const language = useLanguage()
  const wordsOf = useFailureWords()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() => draftOf(known, desk.templates[0]?.id))
  const [hasTried, setTried] = useState(false)
  const set = (more: Partial<GoodsDraft>) => setDraft((before) => ({ ...before, ...more }))
  const save = useAct(saveProduct, () => {
    void navigate({ to: '/mall/desk/$shopId', params: { shopId: String(desk.shopId) } })
  })
  const shelves = categories
    .filter(({ parent }) => parent !== null)
    .map(({ id, key }) => ({ value: String(id), label: categoryWords[key][language] }))
  const { title, description, categoryId, freightTemplateId, options, skus, pictures, isListed } = draft
  const isRight =
    isSaid(title) &&
    categoryId !== '' &&
    freightTemplateId !== '' &&
    options.every(isSaid) &&
    skus.every((sku) => skuFault(sku) === undefined)
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isRight) return
        save.mutate({
          shopId: desk.shopId,
          ...(known ? { id: known.id } : {}),
          categoryId: Number(categoryId),
          freightTemplateId: Number(freightTemplateId),
          title,
          description,
          pictures,
          options,
          skus: skus.map(skuBody),
          isListed,
        })
      }}
    >
      <section className="card grid gap-4 p-5 sm:p-6">
        <p className="text-soft">{t('writeIn')}</p>
        <TextField
          label={t('title')}
          value={title[language] ?? ''}
          maxLength={goodsLimits.title}
          problem={hasTried && !isSaid(title) ? t('titleNeeded') : undefined}
          onText={(text) => set({ title: written(title, language, text) })}
        />
        <TextArea
          label={t('description')}
          value={description[language] ?? ''}
          maxLength={goodsLimits.text}
          onText={(text) => set({ description: written(description, language, text) })}
        />
        <SelectField
          label={t('shelf')}
          value={categoryId}
          emptyText={t('chooseShelf')}
          choices={shelves}
          problem={hasTried && categoryId === '' ? t('needed') : undefined}
          onChoose={(id) => set({ categoryId: id })}
        />
        <SelectField
          label={t('freight')}
          value={freightTemplateId}
          choices={desk.templates.map(({ id, name }) => ({ value: String(id), label: name }))}
          problem={hasTried && freightTemplateId === '' ? t('freightFirst') : undefined}
          onChoose={(id) => set({ freightTemplateId: id })}
        />
      </section>
      <PictureFields pictures={pictures} onChange={(next) => set({ pictures: next })} />
      <SkuList draft={draft} hasTried={hasTried} onChange={set} />
      <section className="card grid gap-4 p-5 sm:p-6">
        <TickBox
          label={t('list')}
          hint={t('listHint')}
          isTicked={isListed}
          onTick={(isTicked) => set({ isListed: isTicked })}
        />
        {save.isError ? <Note tone="berry">{wordsOf(save.error).text}</Note> : null}
        {hasTried && !isRight ? <Note tone="berry">{t('lookAgain')}</Note> : null}
        <SubmitButton isWorking={save.isPending} workingText={t('saving')}>
          {t('saveProduct')}
        </SubmitButton>
      </section>
    </form>
  )
}
