import * as management from '@mofu/wire/gacha/management'

import { nobody, shared } from '../access-sample.ts'

export const samples = [shared(management.gachaReport, { query: { contractAddress: nobody } })]
