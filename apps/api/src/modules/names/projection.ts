import { name, nameEvent, nameSettings, nameText, primaryName } from '@mofu/db/app/names'
import {
  chainName,
  chainNameEvent,
  chainNameSettings,
  chainNameText,
  chainPrimaryName,
} from '@mofu/db/chain/names'

import { mirror } from '../../platform/mirror.ts'
import type { Project } from '../../platform/projector.ts'
import { notifyEndingNames } from './news/notify-names.ts'

/** Names, their records and their history as on chain, and the news of those that end. */
export const namesProjections: readonly Project[] = [
  mirror(nameSettings, chainNameSettings),
  mirror(name, chainName),
  mirror(nameText, chainNameText),
  mirror(primaryName, chainPrimaryName),
  mirror(nameEvent, chainNameEvent),
  notifyEndingNames,
]
