import { pledge, pledgePool, pledgeSettings, shareTransfer } from '@mofu/db/app/pledge'
import { chainPledge, chainPledgePool, chainPledgeSettings, chainShareTransfer } from '@mofu/db/chain/pledge'

import { mirror } from '../../platform/mirror.ts'

/** Pledges, settings and shares as on chain. */
export const pledgeProjections = [
  mirror(pledgeSettings, chainPledgeSettings),
  mirror(pledgePool, chainPledgePool),
  mirror(pledge, chainPledge),
  mirror(shareTransfer, chainShareTransfer),
]
