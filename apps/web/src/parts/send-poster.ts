import type { Uploaded } from '@mofu/wire/uploads'

import { sendFile } from '../session/send-file.ts'
import { makePoster } from './make-poster.ts'

/** Draws and sends the picture that stands for a film or a sound. Without one a film is still a film: what fails is left out. */
export async function sendPoster(file: File, signal: AbortSignal): Promise<Uploaded | null> {
  try {
    const poster = await makePoster(file)
    return poster && (await sendFile(poster, { purpose: 'picture', onProgress: () => undefined, signal }))
  } catch {
    return null
  }
}
