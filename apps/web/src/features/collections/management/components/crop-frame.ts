/** The crop of a picture: its zoom over the minimum, and its offset from -1 to 1. */
export type Crop = { zoom: number; x: number; y: number }

export const fullCrop: Crop = { zoom: 1, x: 0, y: 0 }

type Size = { width: number; height: number }

/** Where to draw a picture so that it always covers the whole frame: moving stops at its edges. */
export function cropFrame(
  picture: Size,
  frame: Size,
  { zoom, x, y }: Crop,
): Size & { left: number; top: number } {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height) * zoom
  const [width, height] = [picture.width * scale, picture.height * scale]
  return {
    width,
    height,
    left: ((frame.width - width) / 2) * (1 - x),
    top: ((frame.height - height) / 2) * (1 - y),
  }
}

/** Moves by pixels of the frame. */
export function moveCrop(crop: Crop, by: { x: number; y: number }, picture: Size, frame: Size): Crop {
  const { width, height } = cropFrame(picture, frame, crop)
  const move = (at: number, pixels: number, slack: number) =>
    slack < 1 ? 0 : Math.max(-1, Math.min(1, at + (pixels * 2) / slack))
  return {
    ...crop,
    x: move(crop.x, by.x, width - frame.width),
    y: move(crop.y, by.y, height - frame.height),
  }
}
