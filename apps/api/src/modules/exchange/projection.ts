import { gbtTransfer, swap } from '@mofu/db/app/exchange'
import { chainGbtTransfer, chainSwap } from '@mofu/db/chain/exchange'

import { mirror } from '../../platform/mirror.ts'

/** Keep app.swap and app.gbt_transfer equal to their tables in chain.*. */
export const exchangeProjections = [mirror(swap, chainSwap), mirror(gbtTransfer, chainGbtTransfer)]
