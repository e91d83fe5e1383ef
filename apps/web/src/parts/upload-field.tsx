import { type UploadPurpose, uploadRules } from '@mofu/domain/upload-rules'
import type { Uploaded } from '@mofu/wire/uploads'

import { sendFile } from '../api/upload-file.ts'
import { FileField } from './file-field.tsx'
import { sendPoster } from './send-poster.ts'

/** An uploaded file and, for video and audio, its poster, if one could be made. */
export type UploadedFile = Uploaded & { poster: Uploaded | null }

type UploadFieldProps = {
  label: string
  /** The purpose decides the limit: a `picture` up to 10 MB, an `artwork` up to 50 MB (SPEC §5). */
  purpose: UploadPurpose
  /** The uploaded file; null when it was removed. */
  onFile: (file: UploadedFile | null) => void
  problem?: string | undefined
}

/** Uploads a file, with progress, pause and resume. */
export function UploadField({ label, purpose, onFile, problem }: UploadFieldProps) {
  const { kinds, mostBytes } = uploadRules[purpose]
  return (
    <FileField
      label={label}
      problem={problem}
      kinds={kinds}
      mostMegabytes={mostBytes / 1024 / 1024}
      onRemove={() => onFile(null)}
      onUpload={async (file, onProgress, signal) => {
        onFile(null)
        const uploaded = await sendFile(file, { purpose, onProgress, signal })
        const poster = await sendPoster(file, signal)
        signal.throwIfAborted()
        onFile({ ...uploaded, poster })
      }}
    />
  )
}
