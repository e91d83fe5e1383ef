/** Which part of a picture is kept: how much larger than needed it is shown, and how far it is moved, from -1 to 1. */
export type Cut = { zoom: number; x: number; y: number }

export const wholeCut: Cut = { zoom: 1, x: 0, y: 0 }

type Size = { width: number; height: number }

/** Where to draw a picture so that it always covers the whole frame: moving stops at its edges. */
export function cutFrame(
  picture: Size,
  frame: Size,
  { zoom, x, y }: Cut,
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
export function moveCut(cut: Cut, by: { x: number; y: number }, picture: Size, frame: Size): Cut {
  const { width, height } = cutFrame(picture, frame, cut)
  const move = (at: number, pixels: number, room: number) =>
    room < 1 ? 0 : Math.max(-1, Math.min(1, at + (pixels * 2) / room))
  return {
    ...cut,
    x: move(cut.x, by.x, width - frame.width),
    y: move(cut.y, by.y, height - frame.height),
  }
}
