import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

/** Looks for orders by number or product; an empty text shows all again. */
export function OrderSearch({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useTranslations('orders')
  const [written, setWritten] = useState(text)
  return (
    <search className="mb-4 block max-w-xl">
      <form
        className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
        onSubmit={(event) => {
          event.preventDefault()
          onText(written.trim())
        }}
      >
        <TextField
          type="search"
          maxLength={100}
          label={t('list.search')}
          placeholder={t('list.searchHint')}
          value={written}
          onText={setWritten}
        />
        <Button onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}>{t('list.find')}</Button>
      </form>
    </search>
  )
}
