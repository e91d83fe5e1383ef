import { isMachineLow } from '@mofu/domain/machine-low'
import type { BuiltInRoles } from '@mofu/domain/roles'

import type { Project } from '../../../platform/projector.ts'
import { notify } from '../../accounts/index.ts'
import { listAdminAccounts, listChangedMachines } from './store.ts'

/** Notifies the admins, once, that few pets are left in a machine. Runs after the machines. */
export const notifyLowMachines =
  (builtIn: BuiltInRoles): Project =>
  async (tx, window) => {
    const low = (await listChangedMachines(tx, window)).filter(isMachineLow)
    if (low.length === 0) return
    const admins = await listAdminAccounts(tx, builtIn.admin)
    for (const { id, number, name, size, pending, pets } of low) {
      const facts = { machine: String(number), title: name, news: 'machineLow' }
      const counts = { left: String(size - pending), pets: String(pets) }
      for (const accountId of admins) {
        const eventId = `machine-low-${id}`
        await notify(tx, { accountId, kind: 'draw', eventId, facts: { ...facts, ...counts } })
      }
    }
  }
