import { parseEmail } from '@mofu/domain/email'
import { shopLimits } from '@mofu/domain/mall/shop-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useLanguage } from '../../../i18n/language.ts'
import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Note } from '../../../ui/note.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { applyForShop } from '../actions/open-shop.ts'
import { noPayout, type PayoutProof } from '../payout.ts'
import { useCountryNames, useLikelyCountry } from '../use-country-names.ts'
import { PayoutFields } from './payout-fields.tsx'

const blank = { name: '', about: '', terms: '', email: '', pickupPoint: '' }

export function ShopForm() {
  const t = useTranslations('mall')
  const language = useLanguage()
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const names = useCountryNames()
  const likely = useLikelyCountry()
  const [fields, setFields] = useState(blank)
  const [chosenCountry, setCountry] = useState<string>()
  const [payout, setPayout] = useState(noPayout)
  const [hasTried, setTried] = useState(false)
  const country = chosenCountry ?? likely
  const problems = {
    name: fields.name.trim() === '' ? t('shopNameNeeded') : undefined,
    about: fields.about.trim() === '' ? t('shopAboutNeeded') : undefined,
    terms: fields.terms.trim() === '' ? t('shopTermsNeeded') : undefined,
    email: parseEmail(fields.email) === undefined ? t('shopEmailWrong') : undefined,
    pickupPoint: undefined,
  }
  const apply = useMutation({
    mutationFn: (payoutProof: PayoutProof) =>
      applyForShop({
        name: fields.name,
        about: { [language]: fields.about },
        terms: { [language]: fields.terms },
        email: fields.email.trim(),
        country,
        pickupPoint: fields.pickupPoint.trim() === '' ? null : fields.pickupPoint,
        payoutAddress: payout.text.trim(),
        payoutProof,
      }),
    // A signature is used up, whatever became of it.
    onError: () => setPayout(({ text }) => ({ text, proof: undefined })),
    onSuccess: async () => {
      setFields(blank)
      setPayout(noPayout)
      setTried(false)
      await queryClient.invalidateQueries({ queryKey: ['mall'] })
    },
  })
  const bind = (name: keyof typeof blank) => ({
    value: fields[name],
    problem: hasTried ? problems[name] : undefined,
    onText: (text: string) => setFields((before) => ({ ...before, [name]: text })),
  })
  return (
    <section aria-labelledby="new-shop" className="card p-5 sm:p-8">
      <h2 id="new-shop" className="mb-4 text-2xl">
        {t('newShop')}
      </h2>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          const isRight = Object.values(problems).every((problem) => problem === undefined)
          if (isRight && payout.proof) apply.mutate(payout.proof)
        }}
      >
        {apply.isError ? <Note tone="berry">{wordsOf(apply.error).text}</Note> : null}
        {apply.isSuccess ? <Note tone="mint">{t('applied')}</Note> : null}
        <TextField {...bind('name')} label={t('shopName')} maxLength={shopLimits.name} />
        <TextField
          {...bind('about')}
          label={t('shopAbout')}
          hint={t('shopAboutHint')}
          maxLength={shopLimits.text}
        />
        <TextField
          {...bind('terms')}
          label={t('shopTerms')}
          hint={t('shopTermsHint')}
          maxLength={shopLimits.text}
        />
        <TextField {...bind('email')} label={t('shopEmail')} type="email" autoComplete="email" />
        <SelectField label={t('sendsFromLabel')} value={country} choices={names} onChoose={setCountry} />
        <TextField
          {...bind('pickupPoint')}
          label={t('pickupPoint')}
          hint={t('pickupHint')}
          maxLength={shopLimits.pickupPoint}
        />
        <PayoutFields
          label={t('payout')}
          hint={t('payoutHint')}
          value={payout}
          hasTried={hasTried}
          onChange={setPayout}
        />
        <SubmitButton isWorking={apply.isPending} workingText={t('saving')}>
          {t('apply')}
        </SubmitButton>
      </form>
    </section>
  )
}
