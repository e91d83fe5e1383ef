import { useFailureWords } from '../i18n/use-failure-words.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { Button } from '../ui/button.tsx'
import { StateNote } from './state-note.tsx'

type FailureNoteProps = { title: string; error: unknown; onRetry: () => void; isPage?: boolean }

/** Something could not be loaded: why, and a retry button. */
export function FailureNote({ title, error, onRetry, isPage = false }: FailureNoteProps) {
  const t = useTranslations('failure')
  const { text, id } = useFailureWords()(error)
  return (
    <StateNote isAlert isPage={isPage} scene="error" title={title} text={text}>
      <Button onClick={onRetry}>{t('retry')}</Button>
      {id === undefined ? null : (
        <p className="text-soft w-full text-xs break-all">{t('requestId', { id })}</p>
      )}
    </StateNote>
  )
}
