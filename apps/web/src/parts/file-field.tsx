import type { FileKind } from '@mofu/domain/upload-rules'
import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'

import { useTranslations } from '../i18n/use-translations.ts'
import { fileFault, kindNames } from './file-fault.ts'
import { type Sending, UploadProgress } from './upload-progress.tsx'

type FileFieldProps = {
  label: string
  kinds: readonly FileKind[]
  mostMegabytes: number
  /**
   * Uploads the file and reports the uploaded share, from 0 to 1. Called again with the same file after a pause or a
   * failure, it resumes.
   */
  onUpload: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>
  onRemove?: () => void
  /** What is wrong with the field as a part of its form. */
  problem?: string | undefined
}

type Upload = { state: 'none' } | { state: 'wrong'; fault: 'tooLarge' | 'wrongType' } | Sending

/** A file input with drag and drop that checks a file before the upload and shows its progress. */
export function FileField({ label, kinds, mostMegabytes, onUpload, onRemove, problem }: FileFieldProps) {
  const t = useTranslations('parts')
  const input = useRef<HTMLInputElement>(null)
  const sending = useRef<AbortController>(undefined)
  const [upload, setUpload] = useState<Upload>({ state: 'none' })
  const [isOver, setOver] = useState(false)
  const hintId = useId()
  const types = kindNames(kinds)

  const send = async (file: File, from = 0) => {
    sending.current?.abort()
    const fault = fileFault(file, { kinds, mostMegabytes })
    if (fault) {
      setUpload({ state: 'wrong', fault })
      onRemove?.()
      return
    }
    const mine = new AbortController()
    sending.current = mine
    let share = from
    const show = (next: Upload) => !mine.signal.aborted && setUpload(next)
    show({ state: 'sending', file, share })
    const onProgress = (now: number) => {
      share = now
      show({ state: now < 1 ? 'sending' : 'checking', file, share })
    }
    try {
      await onUpload(file, onProgress, mine.signal)
      show({ state: 'done', file, share: 1 })
    } catch (error) {
      show({ state: 'failed', file, share, error })
    }
  }
  const pause = ({ file, share }: Sending) => {
    sending.current?.abort()
    setUpload({ state: 'paused', file, share })
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an alternative to the input inside */}
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={`has-focus-visible:outline-focus grid cursor-pointer justify-items-center gap-1 rounded-[20px] border-2 border-dashed p-6 text-center has-focus-visible:outline-3 ${isOver ? 'border-coral bg-coral-wash' : 'border-line-strong bg-card hover:border-coral'}`}
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
          aria-describedby={problem === undefined ? hintId : `${hintId} ${hintId}-problem`}
          aria-invalid={problem !== undefined}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void send(file)
          }}
        />
      </label>
      {problem === undefined || upload.state === 'wrong' ? null : (
        <p id={`${hintId}-problem`} className="text-berry-text mt-2 font-semibold">
          {problem}
        </p>
      )}
      {upload.state === 'wrong' ? (
        <p role="alert" className="text-berry-text mt-2 font-semibold">
          {t(upload.fault, { most: String(mostMegabytes), types })}
        </p>
      ) : null}
      {upload.state === 'none' || upload.state === 'wrong' ? null : (
        <UploadProgress
          sending={upload}
          onPause={() => pause(upload)}
          onGoOn={() => void send(upload.file, upload.share)}
          onRemove={remove}
        />
      )}
    </div>
  )
}
