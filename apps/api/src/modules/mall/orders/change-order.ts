import type { Caller } from '../../../platform/access.ts'

/** What people do with an order. Each holds it for itself while it looks and writes. */
export type OrderActs = {
  close(by: Caller, id: string): Promise<void>
  receive(by: Caller, id: string): Promise<void>
  setAddress(by: Caller, id: string, addressId: string): Promise<void>
  ship(by: Caller, id: string, express: { company: string; number: string }): Promise<void>
  ready(by: Caller, id: string): Promise<void>
  /** Refuses whoever does not work in the shop of the order. */
  checkShop(by: Caller, id: string): Promise<void>
  handOver(by: Caller, id: string, code: string): Promise<void>
  arrived(by: Caller, id: string): Promise<void>
  cancelByShop(by: Caller, id: string, reason: string): Promise<void>
}
