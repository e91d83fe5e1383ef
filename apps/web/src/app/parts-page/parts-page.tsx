import { useState } from 'react'

import { ThemeToggle } from '../shell/theme-toggle.tsx'
import { DataExhibits } from './data-exhibits.tsx'
import { DomainExhibits } from './domain-exhibits.tsx'
import { FormExhibits } from './form-exhibits.tsx'
import { UiExhibits } from './ui-exhibits.tsx'

const shelves = { ui: UiExhibits, domain: DomainExhibits, forms: FormExhibits, data: DataExhibits } as const
type Shelf = keyof typeof shelves

/** Look here before you write a part. In English only: it is for developers, and in development only. */
export function PartsPage() {
  const [shelf, setShelf] = useState<Shelf | 'all'>('all')
  return (
    <div className="page py-8">
      <header className="mb-8 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-4xl">Parts</h1>
        {(['all', 'ui', 'domain', 'forms', 'data'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={shelf === name}
            onClick={() => setShelf(name)}
            className="border-line aria-pressed:bg-ink aria-pressed:text-paper min-h-10 rounded-full border-2 px-4 font-semibold"
          >
            {name}
          </button>
        ))}
        <ThemeToggle />
      </header>
      {(['ui', 'domain', 'forms', 'data'] as const).map((name) => {
        const Exhibits = shelves[name]
        return shelf === 'all' || shelf === name ? <Exhibits key={name} /> : null
      })}
    </div>
  )
}
