import { useTranslations } from '../../../../i18n/use-translations.ts'
import { problemOf } from '../../../../parts/form/problem-of.ts'
import type { AppForm } from '../../../../parts/form/use-app-form.ts'
import { UploadField } from '../../../../parts/upload-field.tsx'
import type { SaleValues } from '../sale-values.ts'

/** What a new sale sells. */
export function PieceFields({ form }: { form: AppForm<SaleValues> }) {
  const t = useTranslations('launchpad')
  return (
    <>
      <form.AppField name="name">
        {(field) => (
          <field.Text isRequired label={t('pieceName')} hint={t('pieceNameHint')} maxLength={120} />
        )}
      </form.AppField>
      <form.AppField name="introduction">
        {(field) => <field.TextArea label={t('pieceText')} maxLength={2_000} />}
      </form.AppField>
      <form.AppField name="file">
        {(field) => (
          <UploadField
            label={t('pieceFile')}
            purpose="artwork"
            problem={problemOf(field.state.meta)}
            onFile={field.handleChange}
          />
        )}
      </form.AppField>
    </>
  )
}
