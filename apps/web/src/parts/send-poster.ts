import type { Uploaded } from '@mofu/wire/uploads'

import { sendFile } from '../api/upload-file.ts'
import { makePoster } from './make-poster.ts'

/** Makes and uploads the poster of a video or an audio file. The poster is optional, so a failure is ignored. */
export async function sendPoster(file: File, signal: AbortSignal): Promise<Uploaded | null> {
  try {
    const poster = await makePoster(file)
    return poster && (await sendFile(poster, { purpose: 'picture', onProgress: () => undefined, signal }))
  } catch {
    return null
  }
}
