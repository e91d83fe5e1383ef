import type { Database } from '@mofu/db/connect'

import { listMachines, type Machine } from '../list-machines.ts'
import { findGacha, type MachineSales, sumSales } from './store.ts'

type Report = {
  isPaused: boolean
  isCreationEnded: boolean
  list: { machine: Machine; sales: MachineSales }[]
}

/** The machines of a contract with their sales. Without a machine nothing about the contract is known yet. */
export async function showReport(
  db: Database,
  contract: { chainId: number; contract: string },
): Promise<Report> {
  const [settings, machines] = await Promise.all([findGacha(db, contract), listMachines(db, contract)])
  const list = await Promise.all(
    machines.map(async (machine) => ({ machine, sales: await sumSales(db, machine.id) })),
  )
  return {
    isPaused: settings?.isPaused ?? false,
    isCreationEnded: settings?.isCreationEnded ?? false,
    list,
  }
}
