import { symmetric } from './curve.ts'

/** A small sitting body, a little wider at the hips. */
export const sittingBody = symmetric(
  -142,
  [44, -142, 66, -128, 74, -98],
  [82, -70, 100, -52, 100, -26],
  [100, 2, 62, 6, 0, 6],
)

/** A rounder one. */
export const roundBody = symmetric(
  -140,
  [52, -140, 80, -122, 92, -88],
  [104, -58, 112, -46, 110, -24],
  [106, 6, 60, 8, 0, 8],
)
