import { useQuery } from '@tanstack/react-query'

import { RecordText } from './components/record-text.tsx'
import { nameQuery } from './queries.ts'

const shownKeys = ['description', 'url'] as const

/** What the owner of a name says about themselves in its records. */
export function NameAbout({ nameId, address }: { nameId: string; address: string }) {
  const { data } = useQuery(nameQuery(nameId))
  // A name can resolve to an address of somebody else, for whom its owner does not speak.
  if (data?.name.owner !== address.toLowerCase()) return null
  const said = shownKeys.flatMap((key) => data.texts.filter((text) => text.key === key))
  return said.map(({ key, value }) => (
    <p key={key} className="mt-2 max-w-prose break-words whitespace-pre-line">
      <RecordText of={key} value={value} />
    </p>
  ))
}
