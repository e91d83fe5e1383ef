import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'

type SearchNoteProps = { text: string; error?: undefined } | { error: unknown; onRetry: () => void }

/** Nothing was found, or the search failed. */
export function SearchNote(props: SearchNoteProps) {
  const t = useTranslations('search')
  const failure = useTranslations('failure')
  const wordsOf = useFailureWords()
  if ('text' in props) {
    return (
      <div className="p-6 text-center">
        <p className="font-display text-lg font-extrabold wrap-anywhere">
          {t('nothing', { text: props.text })}
        </p>
        <p className="text-soft mt-1">{t('nothingHint')}</p>
      </div>
    )
  }
  return (
    <div role="alert" className="grid justify-items-center gap-3 p-6 text-center">
      <p className="font-display text-lg font-extrabold">{t('failed')}</p>
      <p className="text-soft">{wordsOf(props.error).text}</p>
      <Button onClick={props.onRetry}>{failure('retry')}</Button>
    </div>
  )
}
