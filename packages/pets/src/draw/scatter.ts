import { moved } from './svg.ts'

type Place = readonly [x: number, y: number, size: number, turn: number]

/** The same drawing in many places. */
export function scatter(places: readonly Place[], art: string): string {
  return places.map(([x, y, size, turn]) => moved(art, x, y, turn, size)).join('')
}
