import {
  box,
  boxCoin,
  boxCollaborator,
  boxEvent,
  boxSettings,
  boxWhitelistItem,
  draw,
  prize,
} from '@mofu/db/app/boxes'
import {
  chainBox,
  chainBoxCoin,
  chainBoxCollaborator,
  chainBoxEvent,
  chainBoxSettings,
  chainBoxWhitelistItem,
  chainDraw,
  chainPrize,
} from '@mofu/db/chain/boxes'

import type { NameCoin } from '../../platform/coin-names.ts'
import { mirror } from '../../platform/mirror.ts'
import type { Project } from '../../platform/projector.ts'
import { notifyDraws, notifySoldOut, withdrawDrawNews } from './news/notify-draws.ts'

/** Boxes, their NFTs, draws, whitelists and history, as on chain, and the news of draws and boxes. */
export const boxesProjections = (nameCoin: NameCoin): Project[] => [
  withdrawDrawNews,
  mirror(boxSettings, chainBoxSettings),
  mirror(boxCoin, chainBoxCoin),
  mirror(box, chainBox),
  mirror(prize, chainPrize),
  mirror(draw, chainDraw),
  mirror(boxWhitelistItem, chainBoxWhitelistItem),
  mirror(boxCollaborator, chainBoxCollaborator),
  mirror(boxEvent, chainBoxEvent),
  notifyDraws(nameCoin),
  notifySoldOut,
]
