import type { QuizFormInput } from '@mofu/wire/predictions/quiz'
import { zeroAddress } from 'viem'

import { samplePng } from './sample-files.ts'

/** A form that is complete; the times are seconds from `now`. */
export function quizForm(
  { image, now, closeBetsIn = 3_600, drawIn = 7_200 }: QuizSample,
  change: Partial<QuizFormInput> = {},
): QuizFormInput {
  return {
    topic: 'Will it snow in Kyoto on the first of the month?',
    content: 'Snow that stays on the ground at the observatory.',
    options: { a: 'It snows', b: 'It does not' },
    criteria: 'a wins if at least 1 cm is measured at 09:00. b wins otherwise.',
    source: 'https://weather.example/kyoto',
    fallback: 'If nothing is measured that day, the quiz is cancelled.',
    timeZone: 'Asia/Tokyo',
    closeBetsAt: now + closeBetsIn,
    drawAt: now + drawIn,
    coin: zeroAddress,
    unitAmount: '1000',
    image,
    ...change,
  }
}

export type QuizSample = { image: string; now: number; closeBetsIn?: number; drawIn?: number }

/** Uploads a picture, as a form does; returns its address. */
export async function uploadPicture(
  apiUrl: string,
  by: { headers: { authorization: string } },
  seed: number,
): Promise<string> {
  const form = new FormData()
  const file = new Blob([new Uint8Array(samplePng({ seed }))], { type: 'image/png' })
  form.append('file', file, 'quiz.png')
  const sent = await fetch(`${apiUrl}/api/main/public/upload`, { method: 'POST', body: form, ...by })
  const { data } = (await sent.json()) as { data: { pictureUrl: string } }
  return data.pictureUrl
}
