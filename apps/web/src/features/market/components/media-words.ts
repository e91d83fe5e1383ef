export const mediaWords = { IMAGE: 'mediaImage', VIDEO: 'mediaVideo', audio: 'mediaAudio' } as const
