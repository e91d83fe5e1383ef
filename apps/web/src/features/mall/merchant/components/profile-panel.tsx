import { parseEmail } from '@mofu/domain/email'
import { shopLimits } from '@mofu/domain/mall/shop-rules'
import type { MerchantDashboard } from '@mofu/wire/mall/merchant'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { UploadField } from '../../../../parts/upload-field.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Panel } from '../../orders/components/panel.tsx'
import { useOrderAction } from '../../orders/use-order-action.ts'
import { useCountryNames } from '../../use-country-names.ts'
import { saveShop } from '../actions/save-shop.ts'
import { hasText } from '../product-draft.ts'

/** The shop's profile in the user's language; the other languages stay unchanged. */
export function ProfilePanel({ dashboard }: { dashboard: MerchantDashboard }) {
  const t = useTranslations('merchant')
  const mall = useTranslations('mall')
  const names = useCountryNames()
  const save = useOrderAction(saveShop)
  const form = useAppForm({
    values: {
      about: dashboard.about,
      terms: dashboard.terms,
      email: dashboard.email,
      country: dashboard.country,
      pickupPoint: dashboard.pickupPoint ?? '',
      logo: dashboard.logo,
    },
    check: ({ about, terms, email }) => ({
      about: hasText(about) ? undefined : mall('shopAboutNeeded'),
      terms: hasText(terms) ? undefined : mall('shopTermsNeeded'),
      email: parseEmail(email) === undefined ? mall('shopEmailWrong') : undefined,
    }),
    onSend: ({ pickupPoint, ...rest }) =>
      save.mutateAsync({
        shopId: dashboard.shopId,
        ...rest,
        pickupPoint: pickupPoint.trim() === '' ? null : pickupPoint,
      }),
  })
  return (
    <Panel title={t('profile')}>
      <form.AppForm>
        <form.Form onEdit={save.reset}>
          <p className="text-soft">{t('writeIn')}</p>
          <form.AppField name="logo">
            {(field) => (
              <UploadField
                label={t('logo')}
                purpose="picture"
                onFile={(file) => field.handleChange(file?.url ?? dashboard.logo)}
              />
            )}
          </form.AppField>
          <form.AppField name="about">
            {(field) => (
              <field.LocalText isLong isRequired label={mall('shopAbout')} maxLength={shopLimits.text} />
            )}
          </form.AppField>
          <form.AppField name="terms">
            {(field) => (
              <field.LocalText
                isLong
                isRequired
                label={mall('shopTerms')}
                hint={mall('shopTermsHint')}
                maxLength={shopLimits.text}
              />
            )}
          </form.AppField>
          <form.AppField name="email">
            {(field) => <field.Text isRequired label={mall('shopEmail')} type="email" />}
          </form.AppField>
          <form.AppField name="country">
            {(field) => <field.Select isRequired label={mall('sendsFromLabel')} choices={names} />}
          </form.AppField>
          <form.AppField name="pickupPoint">
            {(field) => (
              <field.Text
                label={mall('pickupPoint')}
                hint={mall('pickupHint')}
                maxLength={shopLimits.pickupPoint}
              />
            )}
          </form.AppField>
          <form.Failure />
          {save.isSuccess ? <Note tone="mint">{t('saved')}</Note> : null}
          <form.Submit workingText={t('saving')}>{t('saveProfile')}</form.Submit>
        </form.Form>
      </form.AppForm>
    </Panel>
  )
}
