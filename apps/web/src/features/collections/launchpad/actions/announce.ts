import { announceLaunchpad } from '@mofu/wire/collections/launchpad'
import { makeSeries } from '@mofu/wire/mint'

import { callSigned } from '../../../../api/call.ts'

/** Announces when the phases begin; null withdraws it. Seconds since 1970. */
export async function announce(
  id: string,
  phases: { whitelistAt: number | null; publicAt: number | null },
): Promise<void> {
  await callSigned(announceLaunchpad, { body: { id, ...phases } })
}

export type SeriesWords = { name: string; introduction: string; url: string; poster: string | null }

/** Stores the metadata of every token of a series, and returns the folder that serves it. */
export async function saveSeries(body: SeriesWords): Promise<string> {
  return (await callSigned(makeSeries, { body })).data.baseUri
}
