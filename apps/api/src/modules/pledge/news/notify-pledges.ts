import type { Project } from '../../../platform/projector.ts'
import { notify } from '../../accounts/index.ts'
import { listEndingPledges } from './store.ts'

/** Reminds pledgers a week, a day and an hour before anyone can redeem their pet, and once more when anyone can. */
export const notifyEndingPledges: Project = async (tx, window) => {
  for (const { id, account_id, nft_id, title, redeem_time, news } of await listEndingPledges(tx, window)) {
    await notify(tx, {
      accountId: account_id,
      kind: 'pledge',
      eventId: `pledge-${id}-${news}`,
      facts: {
        pledgeId: id,
        nftId: nft_id,
        title,
        news: news === 'open' ? 'open' : 'ending',
        date: `${new Date(Number(redeem_time) * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      },
    })
  }
}
