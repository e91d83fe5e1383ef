import { useQuery } from '@tanstack/react-query'

import { alikeQuery } from '../../api/alike-names.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Note } from '../../ui/note.tsx'
import type { TypedName } from '../../wallet/resolve-name.ts'

/** Warns of names that look like the typed one and lead to somebody else. The typed one may be right, so it is no refusal. */
export function AlikeNote({ chainId, typed }: { chainId: number; typed: TypedName }) {
  const t = useTranslations('parts')
  const { data = [] } = useQuery(alikeQuery(chainId, typed.name.replace(/\.pet$/, '')))
  const others = data.filter(({ address }) => address !== null && address !== typed.address)
  if (others.length === 0) return null
  return (
    <Note tone="honey">
      {t('recipientAlike', { name: typed.name, names: others.map(({ name }) => name).join(', ') })}
    </Note>
  )
}
