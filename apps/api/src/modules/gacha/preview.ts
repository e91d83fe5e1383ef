import type { Database } from '@mofu/db/connect'
import { parseBoxId } from '@mofu/domain/box-id'
import { idWithin } from '@mofu/domain/numbered-id'
import { petOf } from '@mofu/pets/pet'

import type { PreviewRow } from '../../platform/link-preview.ts'
import { findMachineByNumber, listMachinesOn, listResults } from './store.ts'

type Deps = { db: Database; mediaUrl: string; defaultChainId: number }

/** Pets that the title of a preview names. */
const NAMES_MOST = 3

/** A link to a machine shows its cover, and one to a pull its first pet. */
export function gachaPreviews({ db, mediaUrl, defaultChainId }: Deps): PreviewRow[] {
  return [
    {
      path: '/gachaMachine',
      preview: async ({ query }) => {
        const chosen = Number(query.get('machine'))
        const machines = await listMachinesOn(db, defaultChainId)
        // As on the page: the machine that is named, otherwise the first that is open.
        const shown =
          machines.find(({ number }) => number === chosen) ??
          machines.find(({ isOpen }) => isOpen) ??
          machines[0]
        // Covers are texts on the chain: only pictures of our own are linked.
        if (!shown?.cover.startsWith(`${mediaUrl}/`)) return undefined
        return { title: `${shown.name} · Mofu`, description: shown.introduction, image: shown.cover }
      },
    },
    {
      path: '/fairness/gacha/:id/:order',
      preview: async ({ params }) => {
        const place = parseBoxId(params['id'] ?? '', defaultChainId)
        const order = Number(params['order'])
        const machine = place && (await findMachineByNumber(db, place))
        if (!machine || !Number.isSafeInteger(order)) return undefined
        const pets = await listResults(db, [idWithin(machine.id, order)])
        const [first] = pets
        // The page reads the chain, which may know more: until a pull is revealed here, the default card is shown.
        if (!first) return undefined
        const names = pets.slice(0, NAMES_MOST).map(({ pet }) => petOf(pet).name)
        return {
          title: `${names.join(', ')} · ${machine.name} · Mofu`,
          description: machine.introduction,
          image: `${mediaUrl}/pets/${first.pet}/card.png`,
        }
      },
    },
  ]
}
