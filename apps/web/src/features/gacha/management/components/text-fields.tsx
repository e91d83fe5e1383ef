import { useAppConfig } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { UploadField } from '../../../../parts/upload-field.tsx'
import type { MachineForm } from '../use-machine-form.ts'

/** What players read and see of a machine. */
export function TextFields({ form }: { form: MachineForm }) {
  const t = useTranslations('gachaManagement')
  const { mediaUrl } = useAppConfig()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <form.AppField name="name">
          {(field) => <field.Text isRequired label={t('name')} maxLength={64} />}
        </form.AppField>
        <form.AppField name="title">
          {(field) => <field.Text isRequired label={t('titleField')} maxLength={120} />}
        </form.AppField>
      </div>
      <form.AppField name="introduction">
        {(field) => <field.TextArea label={t('introduction')} maxLength={2_000} />}
      </form.AppField>
      <form.AppField name="cover">
        {(field) => {
          const url = field.state.value.replace(/^ipfs:\/\//, `${mediaUrl}/ipfs/`)
          return (
            <div className="grid items-center gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
              {url.startsWith(`${mediaUrl}/`) ? (
                <img src={url} alt={t('cover')} className="bg-sunken size-36 rounded-2xl object-cover" />
              ) : (
                <p className="text-soft text-sm">{t('noCover')}</p>
              )}
              <UploadField
                label={t('cover')}
                purpose="picture"
                onFile={(file) => file && field.handleChange(`ipfs://${file.cid}`)}
              />
            </div>
          )
        }}
      </form.AppField>
    </>
  )
}
