import { languages } from '@mofu/domain/languages'
import type { LocalText } from '@mofu/domain/local-text'

import { TextField } from '../ui/text-field.tsx'

const names = { en: 'English', tc: '繁體中文', jp: '日本語' } as const

type LocalTextFieldsProps = { label: string; text: LocalText; onText: (text: LocalText) => void }

/** One text in three languages. */
export function LocalTextFields({ label, text, onText }: LocalTextFieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {languages.map((language) => (
        <TextField
          key={language}
          label={`${label} · ${names[language]}`}
          value={text[language] ?? ''}
          maxLength={160}
          onText={(value) => onText({ ...text, [language]: value })}
        />
      ))}
    </div>
  )
}
