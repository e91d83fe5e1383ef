import { peaksOf } from './sound-peaks.ts'

const SIDE = 1_280
const BARS = 64
/** A browser that cannot decode a video may never fire an event. */
const TIMEOUT_MS = 8_000
/** Decoded audio fills memory: longer files get no waveform. */
const MOST_SOUND_BYTES = 25 * 1024 * 1024

/** The poster of a video (a frame) or an audio file (its waveform). Null if none is needed, or none can be made. */
export async function makePoster(file: File): Promise<File | null> {
  const draw = file.type === 'video/mp4' ? frameOf : file.type === 'audio/mpeg' ? wavesOf : undefined
  const canvas = await draw?.(file)
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/jpeg', 0.9)
    else resolve(null)
  })
  return blob && new File([blob], `${file.name}.jpg`, { type: 'image/jpeg', lastModified: file.lastModified })
}

async function frameOf(file: File): Promise<HTMLCanvasElement | undefined> {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    video.muted = true
    video.preload = 'auto'
    video.src = url
    await heard(video, 'loadeddata')
    // The very first frame is often black.
    video.currentTime = Math.min(1, (video.duration || 0) / 4)
    await heard(video, 'seeked')
    const { videoWidth: width, videoHeight: height } = video
    if (width === 0 || height === 0) return undefined
    const scale = Math.min(1, SIDE / Math.max(width, height))
    const { canvas, pen } = canvasOf(Math.round(width * scale), Math.round(height * scale))
    pen?.drawImage(video, 0, 0, canvas.width, canvas.height)
    return canvas
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

async function heard(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('this browser cannot decode the video')), {
      once: true,
    })
    setTimeout(() => reject(new Error('the video did not load in time')), TIMEOUT_MS)
  })
}

async function wavesOf(file: File): Promise<HTMLCanvasElement | undefined> {
  if (file.size > MOST_SOUND_BYTES) return undefined
  // Few samples are enough to draw, and take little memory.
  const context = new OfflineAudioContext(1, 1, 8_000)
  const sound = await context.decodeAudioData(await file.arrayBuffer())
  const peaks = peaksOf(sound.getChannelData(0), BARS)
  const { canvas, pen } = canvasOf(SIDE / 2, SIDE / 2)
  if (!pen) return undefined
  pen.fillStyle = '#2B1B3D'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#FF6B4A'
  const step = canvas.width / (BARS + 4)
  for (const [index, peak] of peaks.entries()) {
    const height = Math.max(step * 0.6, peak * canvas.height * 0.7)
    pen.beginPath()
    pen.roundRect(step * (index + 2.2), (canvas.height - height) / 2, step * 0.6, height, step * 0.3)
    pen.fill()
  }
  return canvas
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return { canvas, pen: canvas.getContext('2d') }
}
