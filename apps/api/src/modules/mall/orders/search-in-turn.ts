import { inTurn } from '../../../platform/turns.ts'

/** Searches that run at the same time, of all accounts together: others always find a connection. */
const SEARCHES_MOST = 2

/** A search reads thousands of orders: however many are asked for, few run at once. */
export function searchInTurn<T>(search: () => Promise<T>): Promise<T> {
  return inTurn('order search', search, SEARCHES_MOST)
}
