import { shopLimits } from '@mofu/domain/mall/shop-rules'
import type { OwnTemplate } from '@mofu/wire/mall/desk'
import { useState } from 'react'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { readCents } from '../../orders/cents.ts'
import { useAct } from '../../orders/use-act.ts'
import { saveFreight } from '../actions/keep-shop.ts'
import { centsText } from '../goods-draft.ts'
import { newRule, type RuleDraft, ruleBody, ruleDraft, ruleFault } from '../rule-draft.ts'
import { RuleFields } from './rule-fields.tsx'

type FreightFormProps = { shopId: number; known: OwnTemplate | undefined; onDone: () => void }

export function FreightForm({ shopId, known, onDone }: FreightFormProps) {
  const t = useTranslations('desk')
  const wordsOf = useFailureWords()
  const [name, setName] = useState(known?.name ?? '')
  const [rules, setRules] = useState<RuleDraft[]>(known?.rules.map(ruleDraft) ?? [newRule('first', ['*'])])
  const [freeFrom, setFreeFrom] = useState(known?.freeFrom ? centsText(BigInt(known.freeFrom)) : '')
  const [hasTried, setTried] = useState(false)
  const save = useAct(saveFreight, onDone)
  const free = freeFrom.trim() === '' ? null : readCents(freeFrom)
  const isRight = name.trim() !== '' && free !== undefined && rules.every((rule) => !ruleFault(rule))
  const set = (key: string, more: Partial<RuleDraft>) =>
    setRules((before) => before.map((rule) => (rule.key === key ? { ...rule, ...more } : rule)))
  return (
    <form
      noValidate
      className="bg-sunken mt-4 grid gap-4 rounded-2xl p-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isRight) return
        save.mutate({
          shopId,
          ...(known ? { id: known.id } : {}),
          name,
          unit: known?.unit ?? 'piece',
          rules: rules.map(ruleBody),
          freeFrom: free === null ? null : String(free),
        })
      }}
    >
      {save.isError ? <Note tone="berry">{wordsOf(save.error).text}</Note> : null}
      <TextField
        label={t('freightName')}
        value={name}
        maxLength={shopLimits.name}
        problem={hasTried && name.trim() === '' ? t('needed') : undefined}
        onText={setName}
      />
      {rules.map((rule) => (
        <RuleFields
          key={rule.key}
          rule={rule}
          taken={rules.flatMap(({ places }) => places)}
          problem={hasTried && ruleFault(rule) ? t('ruleWrong') : undefined}
          onChange={(more) => set(rule.key, more)}
          {...(rules.length > 1
            ? { onRemove: () => setRules((before) => before.filter(({ key }) => key !== rule.key)) }
            : {})}
        />
      ))}
      <Button
        size="small"
        onClick={() => setRules((before) => [...before, newRule(`rule-${before.length}-${Date.now()}`, [])])}
      >
        {t('addRule')}
      </Button>
      <TextField
        label={t('freeFrom')}
        hint={t('freeFromHint')}
        inputMode="decimal"
        value={freeFrom}
        problem={hasTried && free === undefined ? t('priceWrong') : undefined}
        onText={setFreeFrom}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="small" isWorking={save.isPending} workingText={t('saving')}>
          {t('save')}
        </SubmitButton>
        <Button size="small" look="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
