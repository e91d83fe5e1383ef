import type { ApiModule } from '../../platform/api-module.ts'
import { quizBetRoutes } from './bets/routes.ts'
import { quizHomeRoutes } from './home/routes.ts'
import { predictionsPreviews } from './preview.ts'
import { predictionsProjections } from './projection.ts'
import { quizShown } from './quiz-shown.ts'
import { confirmResult, requireNoBetIn } from './results/confirm-result.ts'
import { quizReviewRoutes } from './review/routes.ts'
import { predictionsRoutes } from './routes.ts'

export const predictionsModule: ApiModule = {
  routes: (server, { config, db, nameCoin, reading }) => {
    const { mediaUrl } = config
    const show = quizShown(nameCoin)
    predictionsRoutes(server, { db, admins: config, mediaUrl, nameCoin, show, ...reading })
    quizReviewRoutes(server, { db, show, ...reading })
    quizBetRoutes(server, { db, nameCoin, ...reading })
    quizHomeRoutes(server, { db, mediaUrl, ...reading })
  },
  previews: ({ db }) => predictionsPreviews(db),
  proposals: {
    'predictions.result': { isByAdmin: false, requireNoPart: requireNoBetIn, apply: confirmResult },
  },
  projections: ({ nameCoin }) => predictionsProjections(nameCoin),
}
