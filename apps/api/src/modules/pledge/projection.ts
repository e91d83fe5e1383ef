import { pledge, pledgePool, pledgeSettings, shareTransfer } from '@mofu/db/app/pledge'
import { chainPledge, chainPledgePool, chainPledgeSettings, chainShareTransfer } from '@mofu/db/chain/pledge'

import { mirror } from '../../platform/mirror.ts'
import type { Project } from '../../platform/projector.ts'
import { notifyEndingPledges } from './news/notify-pledges.ts'

/** Pledges, settings and shares as on chain, and the news of sole rights that end. */
export const pledgeProjections: readonly Project[] = [
  mirror(pledgeSettings, chainPledgeSettings),
  mirror(pledgePool, chainPledgePool),
  mirror(pledge, chainPledge),
  mirror(shareTransfer, chainShareTransfer),
  notifyEndingPledges,
]
