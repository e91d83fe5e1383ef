import { Pause, Play, X } from 'lucide-react'
import { useFormatter } from 'use-intl'

import { useFailureWords } from '../i18n/use-failure-words.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'

/** An upload: its progress and its result. */
export type Sending =
  | { state: 'sending' | 'paused' | 'checking' | 'done'; file: File; share: number }
  | { state: 'failed'; file: File; share: number; error: unknown }

type UploadProgressProps = {
  sending: Sending
  onPause: () => void
  onGoOn: () => void
  onRemove: () => void
}

export function UploadProgress({ sending, onPause, onGoOn, onRemove }: UploadProgressProps) {
  const t = useTranslations('parts')
  const { state, file, share } = sending
  return (
    <div className="card mt-2 flex items-center gap-2 px-4 py-2">
      <div className="mr-1 min-w-0 grow">
        <p className="flex justify-between gap-3 text-sm">
          <span className="truncate font-semibold">{file.name}</span>
          <StateLabel sending={sending} />
        </p>
        {sending.state === 'failed' ? (
          <FailureLine error={sending.error} />
        ) : (
          <ProgressBar
            label={t('uploading', { name: file.name })}
            // The server checks the file, which takes an unknown time.
            value={state === 'checking' ? undefined : share}
            most={1}
            tone={state === 'done' ? 'mint' : 'honey'}
            className="mt-1 h-2"
          />
        )}
      </div>
      {state === 'sending' ? (
        <IconButton size="small" label={t('pauseUpload', { name: file.name })} onClick={onPause}>
          <Pause aria-hidden="true" className="size-4" />
        </IconButton>
      ) : null}
      {state === 'paused' ? (
        <IconButton size="small" label={t('goOnUpload', { name: file.name })} onClick={onGoOn}>
          <Play aria-hidden="true" className="size-4" />
        </IconButton>
      ) : null}
      {state === 'failed' ? (
        <Button size="small" onClick={onGoOn}>
          {t('uploadAgain')}
        </Button>
      ) : null}
      <IconButton size="small" label={t('removeFile', { name: file.name })} onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  )
}

function StateLabel({ sending: { state, share } }: { sending: Sending }) {
  const t = useTranslations('parts')
  const format = useFormatter()
  const percent = format.number(share, { style: 'percent', maximumFractionDigits: 0 })
  if (state === 'failed') return null
  const text =
    state === 'checking' ? t('checkingFile') : state === 'paused' ? t('uploadPaused', { percent }) : percent
  return <span className="text-soft shrink-0 tabular-nums">{text}</span>
}

function FailureLine({ error }: { error: unknown }) {
  const t = useTranslations('parts')
  const { text, code } = useFailureWords()(error)
  return (
    <p role="alert" className="text-berry-text text-sm font-semibold">
      {code === undefined ? t('uploadFailed') : text}
    </p>
  )
}
