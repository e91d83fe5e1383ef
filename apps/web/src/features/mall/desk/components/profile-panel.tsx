import { parseEmail } from '@mofu/domain/email'
import { shopLimits } from '@mofu/domain/mall/shop-rules'
import type { ShopDesk } from '@mofu/wire/mall/desk'
import { useState } from 'react'

import { useLanguage } from '../../../../i18n/language.ts'
import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { UploadField } from '../../../../parts/upload-field.tsx'
import { Note } from '../../../../ui/note.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { Panel } from '../../orders/components/panel.tsx'
import { useAct } from '../../orders/use-act.ts'
import { useCountryNames } from '../../use-country-names.ts'
import { saveShop } from '../actions/keep-shop.ts'
import { isSaid, written } from '../goods-draft.ts'

/** What the shop says of itself, in the language the person reads; the others stay as they are. */
export function ProfilePanel({ desk }: { desk: ShopDesk }) {
  const t = useTranslations('desk')
  const mall = useTranslations('mall')
  const language = useLanguage()
  const wordsOf = useFailureWords()
  const names = useCountryNames()
  const [fields, setFields] = useState({
    about: desk.about,
    terms: desk.terms,
    email: desk.email,
    country: desk.country,
    pickupPoint: desk.pickupPoint ?? '',
    logo: desk.logo,
  })
  const [hasTried, setTried] = useState(false)
  const set = (more: Partial<typeof fields>) => setFields((before) => ({ ...before, ...more }))
  const save = useAct(saveShop)
  const isEmailWrong = parseEmail(fields.email) === undefined
  return (
    <Panel title={t('profile')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (isEmailWrong || !isSaid(fields.about) || !isSaid(fields.terms)) return
          const { pickupPoint, ...rest } = fields
          save.mutate({
            shopId: desk.shopId,
            ...rest,
            pickupPoint: pickupPoint.trim() === '' ? null : pickupPoint,
          })
        }}
      >
        {save.isError ? <Note tone="berry">{wordsOf(save.error).text}</Note> : null}
        {save.isSuccess ? <Note tone="mint">{t('saved')}</Note> : null}
        <p className="text-soft">{t('writeIn')}</p>
        <UploadField
          label={t('logo')}
          purpose="picture"
          onFile={(file) => set({ logo: file?.url ?? desk.logo })}
        />
        <TextArea
          label={mall('shopAbout')}
          value={fields.about[language] ?? ''}
          maxLength={shopLimits.text}
          problem={hasTried && !isSaid(fields.about) ? mall('shopAboutNeeded') : undefined}
          onText={(text) => set({ about: written(fields.about, language, text) })}
        />
        <TextArea
          label={mall('shopTerms')}
          hint={mall('shopTermsHint')}
          value={fields.terms[language] ?? ''}
          maxLength={shopLimits.text}
          problem={hasTried && !isSaid(fields.terms) ? mall('shopTermsNeeded') : undefined}
          onText={(text) => set({ terms: written(fields.terms, language, text) })}
        />
        <TextField
          label={mall('shopEmail')}
          type="email"
          value={fields.email}
          problem={hasTried && isEmailWrong ? mall('shopEmailWrong') : undefined}
          onText={(email) => set({ email })}
        />
        <SelectField
          label={mall('sendsFromLabel')}
          value={fields.country}
          choices={names}
          onChoose={(country) => set({ country })}
        />
        <TextField
          label={mall('pickupPoint')}
          hint={mall('pickupHint')}
          value={fields.pickupPoint}
          maxLength={shopLimits.pickupPoint}
          onText={(pickupPoint) => set({ pickupPoint })}
        />
        <SubmitButton isWorking={save.isPending} workingText={t('saving')}>
          {t('saveProfile')}
        </SubmitButton>
      </form>
    </Panel>
  )
}
