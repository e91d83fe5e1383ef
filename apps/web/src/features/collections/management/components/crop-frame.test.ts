import { expect, test } from 'vitest'

import { cropFrame, moveCrop, fullCrop } from './crop-frame.ts'

const frame = { width: 1_430, height: 370 }

test.each([
  [{ width: 4_000, height: 300 }],
  [{ width: 300, height: 4_000 }],
  [{ width: 1_430, height: 370 }],
  [{ width: 10, height: 10 }],
])('a picture of %o always covers the frame, wherever it is moved', (picture) => {
  for (const zoom of [1, 1.7, 4]) {
    for (const by of [-9_999, -50, 0, 50, 9_999]) {
      const crop = moveCrop({ ...fullCrop, zoom }, { x: by, y: by }, picture, frame)
      const { left, top, width, height } = cropFrame(picture, frame, crop)
      expect(left).toBeLessThanOrEqual(0.001)
      expect(top).toBeLessThanOrEqual(0.001)
      expect(left + width).toBeGreaterThanOrEqual(frame.width - 0.001)
      expect(top + height).toBeGreaterThanOrEqual(frame.height - 0.001)
    }
  }
})

test('it follows the pointer pixel by pixel', () => {
  const picture = { width: 1_430, height: 1_000 }
  const before = cropFrame(picture, frame, fullCrop)
  const after = cropFrame(picture, frame, moveCrop(fullCrop, { x: 0, y: 40 }, picture, frame))
  expect(after.top - before.top).toBeCloseTo(40)
  expect(after.left).toBe(before.left)
})
