import { announceLaunchpad } from '@mofu/wire/collections/sales'
import { makeSeries } from '@mofu/wire/mint'

import { callSigned } from '../../../../session/call.ts'

/** Says when the phases are to begin; null takes it back. Seconds since 1970. */
export async function announce(
  id: string,
  phases: { whitelistAt: number | null; publicAt: number | null },
): Promise<void> {
  await callSigned(announceLaunchpad, { body: { id, ...phases } })
}

export type SeriesWords = { name: string; introduction: string; url: string; poster: string | null }

/** Keeps what every token of a series will say, and gives the folder it is served from. */
export async function keepSeries(body: SeriesWords): Promise<string> {
  return (await callSigned(makeSeries, { body })).data.baseUri
}
