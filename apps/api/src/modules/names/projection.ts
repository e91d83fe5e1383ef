import { name, nameEvent, nameSettings, nameText, primaryName } from '@mofu/db/app/names'
import {
  chainName,
  chainNameEvent,
  chainNameSettings,
  chainNameText,
  chainPrimaryName,
} from '@mofu/db/chain/names'

import { mirror } from '../../platform/mirror.ts'

/** Names, their records and their history as on chain. */
export const namesProjections = [
  mirror(nameSettings, chainNameSettings),
  mirror(name, chainName),
  mirror(nameText, chainNameText),
  mirror(primaryName, chainPrimaryName),
  mirror(nameEvent, chainNameEvent),
]
