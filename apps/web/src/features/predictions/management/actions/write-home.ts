import { type QuizHomeContent, writeQuizHome } from '@mofu/wire/predictions/home'

import { callSigned } from '../../../../api/call.ts'

export type HomeChange = { chainId: number; version: number; content: QuizHomeContent; reason: string }

export async function saveQuizHome(body: HomeChange): Promise<number> {
  return (await callSigned(writeQuizHome, { body })).data.version
}
