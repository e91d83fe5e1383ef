import { coinsOn } from '@mofu/chain/coins'

import type { ApiModule } from '../../platform/api-module.ts'
import { mailWorker } from '../../platform/send-mail.ts'
import { composeMail } from './compose-mail.ts'
import { digestWorker } from './notifications/send-digest.ts'
import { sweepNotifications } from './notifications/store.ts'
import { expireProposals } from './proposals/store.ts'
import { accountsRoutes } from './routes.ts'

export const accountsModule: ApiModule = {
  routes: (server, { config, db, limiter, nameCoin, reading, proposalActions }) =>
    accountsRoutes(server, {
      ...config,
      ...reading,
      db,
      limiter,
      nameCoin,
      proposalActions,
      coinsOf: (chainId) =>
        config.networks
          .filter((network) => network.chainId === chainId)
          .flatMap((network) => coinsOn(network, config.deployments).map(({ address }) => address)),
    }),
  jobs: ({ config: { publicUrl, digestMinutes }, db, mailer }) =>
    mailer
      ? [
          mailWorker({ db, mailer }, composeMail(publicUrl)),
          digestWorker({ db, mailer, publicUrl, minutes: digestMinutes }),
        ]
      : [],
  sweeps: { sweepNotifications, expireProposals },
}
