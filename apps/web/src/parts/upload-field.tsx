import { type UploadPurpose, uploadRules } from '@mofu/domain/upload-rules'
import type { Uploaded } from '@mofu/wire/uploads'

import { sendFile } from '../session/send-file.ts'
import { FileField } from './file-field.tsx'
import { sendPoster } from './send-poster.ts'

/** A file that is there, and for a film or a sound the picture that stands for it, where one could be made. */
export type UploadedFile = Uploaded & { poster: Uploaded | null }

type UploadFieldProps = {
  label: string
  /** What it is for decides what is taken: a `picture` up to 10 MB, an `artwork` up to 50 MB (SPEC §5). */
  purpose: UploadPurpose
  /** The file as it is kept; null when it was taken away again. */
  onFile: (file: UploadedFile | null) => void
}

/** Takes a file and sends it to us, with progress, pause and resume. */
export function UploadField({ label, purpose, onFile }: UploadFieldProps) {
  const { kinds, mostBytes } = uploadRules[purpose]
  return (
    <FileField
      label={label}
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
