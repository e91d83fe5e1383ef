import { type HomeContent, writeHome } from '@mofu/wire/home'

import { callSigned } from '../../../api/call.ts'

export type HomeChange = { chainId: number; version: number; content: HomeContent; reason: string }

export async function saveHome(body: HomeChange): Promise<number> {
  return (await callSigned(writeHome, { body })).data.version
}
