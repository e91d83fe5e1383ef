import { descriptionMost } from '@mofu/domain/collection-draft'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import type { DraftFormApi } from '../use-draft-problems.ts'
import { PictureField } from './picture-field.tsx'

/** The public page of a collection and its earnings address: before and after deployment. */
export function PageFields({ form }: { form: DraftFormApi }) {
  const t = useTranslations('management')
  return (
    <>
      {(['logo', 'banner'] as const).map((kind) => (
        <form.AppField key={kind} name={kind}>
          {(field) => <PictureField kind={kind} value={field.state.value} onPicture={field.handleChange} />}
        </form.AppField>
      ))}
      <form.AppField name="description">
        {(field) => <field.TextArea label={t('description')} maxLength={descriptionMost} />}
      </form.AppField>
      <form.AppField name="socialLink">
        {(field) => <field.Text label={t('socialLink')} hint={t('socialLinkHint')} inputMode="url" />}
      </form.AppField>
      <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <form.AppField name="earnings">
          {(field) => <field.Text label={t('earnings')} hint={t('earningsHint')} inputMode="decimal" />}
        </form.AppField>
        <form.AppField name="recipient">
          {(field) => (
            <field.Text isRequired label={t('recipient')} hint={t('recipientHint')} spellCheck={false} />
          )}
        </form.AppField>
      </div>
    </>
  )
}
