import { FileUp, X } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../i18n/use-translations.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { type FileKind, fileFault, kindNames } from './file-fault.ts'

type FileFieldProps = {
  label: string
  kinds: readonly FileKind[]
  mostMegabytes: number
  /** Sends the file and tells how much of it is there, from 0 to 1. */
  onUpload: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>
  onRemove?: () => void
}

type Upload =
  | { state: 'none' }
  | { state: 'wrong'; fault: 'tooLarge' | 'wrongType' }
  | { state: 'sending' | 'failed' | 'done'; file: File; share: number }

/** Takes a file by choosing or dropping, checks it before a byte is sent, and shows how far it is. */
export function FileField({ label, kinds, mostMegabytes, onUpload, onRemove }: FileFieldProps) {
  const t = useTranslations('parts')
  const input = useRef<HTMLInputElement>(null)
  const sending = useRef<AbortController>(undefined)
  const [upload, setUpload] = useState<Upload>({ state: 'none' })
  const [isOver, setOver] = useState(false)
  const hintId = useId()
  const types = kindNames(kinds)

  const send = async (file: File) => {
    const fault = fileFault(file, { kinds, mostMegabytes })
    if (fault) {
      setUpload({ state: 'wrong', fault })
      return
    }
    sending.current?.abort()
    const mine = new AbortController()
    sending.current = mine
    const show = (next: Upload) => !mine.signal.aborted && setUpload(next)
    show({ state: 'sending', file, share: 0 })
    try {
      await onUpload(file, (share) => show({ state: 'sending', file, share }), mine.signal)
      show({ state: 'done', file, share: 1 })
    } catch {
      show({ state: 'failed', file, share: 0 })
    }
  }
  const remove = () => {
    sending.current?.abort()
    if (input.current) input.current.value = ''
    setUpload({ state: 'none' })
    onRemove?.()
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) void send(file)
  }

  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a second way; the field inside is the first */}
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={`has-focus-visible:outline-focus grid cursor-pointer justify-items-center gap-1 rounded-[20px] border-2 border-dashed p-6 text-center transition-colors has-focus-visible:outline-3 ${isOver ? 'border-coral bg-coral-wash' : 'border-line-strong bg-card hover:border-coral'}`}
      >
        <FileUp aria-hidden="true" className="text-coral-text size-8" />
        <span className="font-display font-extrabold">{label}</span>
        <span>
          <span className="underline underline-offset-4">{t('chooseFile')}</span> {t('dropFile')}
        </span>
        <span id={hintId} className="text-soft text-sm">
          {t('fileLimit', { types, most: mostMegabytes })}
        </span>
        <input
          ref={input}
          type="file"
          accept={kinds.join(',')}
          aria-describedby={hintId}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void send(file)
          }}
        />
      </label>
      {upload.state === 'wrong' ? (
        <p role="alert" className="text-berry-text mt-2 font-semibold">
          {t(upload.fault, { most: String(mostMegabytes), types })}
        </p>
      ) : null}
      {upload.state === 'none' || upload.state === 'wrong' ? null : (
        <Progress upload={upload} onRemove={remove} onAgain={() => void send(upload.file)} />
      )}
    </div>
  )
}

type ProgressProps = {
  upload: Extract<Upload, { file: File }>
  onRemove: () => void
  onAgain: () => void
}

function Progress({ upload: { state, file, share }, onRemove, onAgain }: ProgressProps) {
  const t = useTranslations('parts')
  const format = useFormatter()
  const percent = format.number(share, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <div className="card mt-2 flex items-center gap-3 px-4 py-2">
      <div className="min-w-0 grow">
        <p className="flex justify-between gap-3 text-sm">
          <span className="truncate font-semibold">{file.name}</span>
          <span className="text-soft tabular-nums">{state === 'failed' ? null : percent}</span>
        </p>
        {state === 'failed' ? (
          <p role="alert" className="text-berry-text text-sm font-semibold">
            {t('uploadFailed')}
          </p>
        ) : (
          <progress
            aria-label={t('uploading', { name: file.name })}
            value={share}
            max={1}
            className={`mt-1 h-2 w-full appearance-none overflow-hidden rounded-full ${state === 'done' ? 'accent-mint' : 'accent-honey'}`}
          />
        )}
      </div>
      {state === 'failed' ? (
        <Button size="small" onClick={onAgain}>
          {t('uploadAgain')}
        </Button>
      ) : null}
      <IconButton size="small" label={t('removeFile', { name: file.name })} onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  )
}
