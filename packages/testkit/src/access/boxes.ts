import * as management from '@mofu/wire/boxes/management'

import { owned, shared } from '../access-sample.ts'

export const samples = [shared(management.myBoxes), owned(management.boxReport, { params: { number: '1' } })]
