import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'

type ListEndProps = { hasMore: boolean; isLoading: boolean; failure: string | undefined; onMore: () => void }

/** The end of an infinite list: loads more before it is visible, and says when there is no more. */
export function ListEnd({ hasMore, isLoading, failure, onMore }: ListEndProps) {
  const t = useTranslations('market')
  const foot = useRef<HTMLDivElement>(null)
  const asks = hasMore && !isLoading && failure === undefined

  useEffect(() => {
    if (!asks || !foot.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '800px',
    })
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [asks, onMore])

  return (
    <div
      ref={foot}
      className="text-soft flex min-h-24 flex-col items-center justify-center gap-3 pt-8 text-center"
    >
      {failure === undefined ? null : <p role="alert">{failure}</p>}
      {hasMore && isLoading ? (
        <output className="flex items-center gap-2">
          <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
          {t('loadingMore')}
        </output>
      ) : null}
      {hasMore && !isLoading ? (
        <Button onClick={onMore}>{failure === undefined ? t('more') : t('retry')}</Button>
      ) : null}
      {hasMore ? null : <p>{t('end')}</p>}
    </div>
  )
}
