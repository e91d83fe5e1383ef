import { useState } from 'react'

import { ThemeToggle } from '../shell/theme-toggle.tsx'
import { DataExhibits } from './data-exhibits.tsx'
import { DomainExhibits } from './domain-exhibits.tsx'
import { FormExhibits } from './form-exhibits.tsx'
import { UiExhibits } from './ui-exhibits.tsx'

const sections = { ui: UiExhibits, domain: DomainExhibits, forms: FormExhibits, data: DataExhibits } as const
type Section = keyof typeof sections

/** A catalogue of all components for developers: look here before writing a new one. English, development only. */
export function PartsPage() {
  const [section, setSection] = useState<Section | 'all'>('all')
  return (
    <div className="page py-8">
      <header className="mb-8 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-4xl">Parts</h1>
        {(['all', 'ui', 'domain', 'forms', 'data'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={section === name}
            onClick={() => setSection(name)}
            className="border-line aria-pressed:bg-ink aria-pressed:text-paper min-h-10 rounded-full border-2 px-4 font-semibold"
          >
            {name}
          </button>
        ))}
        <ThemeToggle />
      </header>
      {(['ui', 'domain', 'forms', 'data'] as const).map((name) => {
        const Exhibits = sections[name]
        return section === 'all' || section === name ? <Exhibits key={name} /> : null
      })}
    </div>
  )
}
