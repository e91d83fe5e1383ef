import { useTranslations } from '../../../../i18n/use-translations.ts'
import { UploadField } from '../../../../parts/upload-field.tsx'
import { BoxCover } from '../../components/box-cover.tsx'
import type { BoxFormApi } from '../use-box-problems.ts'

/** What players read and see of a box: name, title, introduction and cover. */
export function TextFields({ form }: { form: BoxFormApi }) {
  const t = useTranslations('boxManagement')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <form.AppField name="title">
          {(field) => <field.Text isRequired label={t('titleField')} hint={t('titleHint')} maxLength={120} />}
        </form.AppField>
        <form.AppField name="name">
          {(field) => <field.Text isRequired label={t('name')} hint={t('nameHint')} maxLength={64} />}
        </form.AppField>
      </div>
      <form.AppField name="introduction">
        {(field) => <field.TextArea label={t('introduction')} maxLength={2_000} />}
      </form.AppField>
      <form.AppField name="cover">
        {(field) => (
          <div className="grid items-center gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <div className="w-36">
              <BoxCover cover={field.state.value} />
            </div>
            <UploadField
              label={t('cover')}
              purpose="picture"
              onFile={(file) => file && field.handleChange(`ipfs://${file.cid}`)}
            />
          </div>
        )}
      </form.AppField>
    </>
  )
}
