import type { RenderAnswer, RenderJob } from '../jobs.ts'
import { BadBytes } from './bad-bytes.ts'
import { cleanPicture } from './clean-picture.ts'
import { cardOf, drawingOf, resized } from './draw.ts'
import { filmPadding } from './film-boxes.ts'
import { flattenPicture } from './flatten-picture.ts'
import { soundFrames } from './sound-frames.ts'

type Done = { answer: RenderAnswer; bytes: Uint8Array }

const nothing = new Uint8Array()

export async function runJob(job: RenderJob, bytes: Buffer): Promise<Done> {
  try {
    return await run(job, bytes)
  } catch (error) {
    const fault = error instanceof BadBytes ? error.fault : 'file_broken'
    const reason = error instanceof Error ? error.message.slice(0, 200) : ''
    return { answer: { isDone: false, fault, reason }, bytes: nothing }
  }
}

async function run(job: RenderJob, bytes: Buffer): Promise<Done> {
  switch (job.kind) {
    case 'draw':
      return picture(await drawingOf(bytes, job.width))
    case 'card':
      return picture(await cardOf(bytes))
    case 'resize':
      return picture(await resized(bytes, job.width))
    case 'clean':
      return picture(await cleanPicture(bytes, job.type))
    case 'flatten':
      return picture(await flattenPicture(bytes))
    case 'film':
      return { answer: { isDone: true, spans: filmPadding(bytes) }, bytes: nothing }
    case 'sound':
      return { answer: { isDone: true, spans: [soundFrames(bytes)] }, bytes: nothing }
    default:
      return job satisfies never
  }
}

function picture({ data, info }: { data: Buffer; info: { width: number; height: number } }): Done {
  return { answer: { isDone: true, width: info.width, height: info.height }, bytes: data }
}
