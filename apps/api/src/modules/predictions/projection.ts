import {
  predictionBet,
  predictionCoin,
  predictionEvent,
  predictionRole,
  predictionRound,
  predictionSettings,
} from '@mofu/db/app/predictions'
import {
  chainPredictionBet,
  chainPredictionCoin,
  chainPredictionEvent,
  chainPredictionRole,
  chainPredictionRound,
  chainPredictionSettings,
} from '@mofu/db/chain/predictions'

import type { NameCoin } from '../../platform/coin-names.ts'
import { mirror } from '../../platform/mirror.ts'
import type { Project } from '../../platform/projector.ts'
import { notifyBettors, withdrawBetNews } from './news/notify-bettors.ts'

/** Rounds, bets and their history, as on chain, and who operates and decides them; and the news of bettors. */
export const predictionsProjections = (nameCoin: NameCoin): Project[] => [
  withdrawBetNews,
  mirror(predictionSettings, chainPredictionSettings),
  mirror(predictionCoin, chainPredictionCoin),
  mirror(predictionRole, chainPredictionRole),
  mirror(predictionRound, chainPredictionRound),
  mirror(predictionBet, chainPredictionBet),
  mirror(predictionEvent, chainPredictionEvent),
  notifyBettors(nameCoin),
]
