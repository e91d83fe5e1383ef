import { pawPrint } from './paw.ts'
import { box, moved, oval, shape, stroke } from './svg.ts'

function sheet(fill: string): string {
  return box(0, 0, 512, 512, fill)
}

/** Places on a grid whose every second row is shifted, as on wrapping paper. */
function wrapping(
  stepX: number,
  stepY: number,
  place: (x: number, y: number, index: number) => string,
): string {
  let art = ''
  let index = 0
  for (let row = 0; row * stepY <= 512 + stepY; row++) {
    const shift = row % 2 === 0 ? 0 : stepX / 2
    for (let x = shift; x <= 512 + stepX / 2; x += stepX) art += place(x, row * stepY, index++)
  }
  return art
}

/** Under the table's edge, or behind the smallest pet. */
function isHidden(x: number, y: number): boolean {
  return y > 448 || (Math.abs(x - 256) < 110 && y > 190)
}

const table = (fill: string, edge: string) =>
  shape('M0 424C120 414 392 414 512 424V512H0Z', fill) + stroke('M-10 424C120 414 392 414 522 424', edge, 6)

function room(): string {
  const stripes = Array.from({ length: 8 }, (_, index) => box(index * 72 + 8, 0, 26, 420, '#FBE0C8')).join('')
  const pane =
    box(28, 50, 116, 140, '#C9EAF6', 10) +
    oval(110, 86, 20, 20, '#FFE9A8') +
    shape('M28 162C54 140 80 140 102 160C118 148 134 150 144 158V190H28Z', '#A9DDB4')
  const frame = stroke('M28 50H144V190H28ZM86 50V190M28 120H144', '#C9905F', 10)
  const picture =
    box(398, 52, 90, 78, '#FFF9F2', 8) +
    stroke('M398 52H488V130H398Z', '#D99A6C', 9) +
    moved(shape(pawPrint, '#FF9C82'), 443, 93, 10)
  return (
    sheet('#FDEBD9') +
    stripes +
    pane +
    frame +
    picture +
    box(0, 404, 512, 108, '#E5B88E') +
    box(0, 396, 512, 14, '#FFF4E6') +
    oval(256, 468, 214, 34, '#F29B8A') +
    oval(256, 468, 180, 26, '#FFC2B0')
  )
}

function sun(): string {
  const rays = Array.from({ length: 12 }, (_, index) =>
    moved(shape('M-34 -520L34 -520L0 0Z', '#FFD0B8'), 256, 262, index * 30),
  ).join('')
  return (
    sheet('#FFDFCC') +
    rays +
    oval(256, 262, 178, 178, '#FFB596') +
    oval(256, 262, 152, 152, '#FFC7AD') +
    table('#FFF1E2', '#F3B795')
  )
}

export const paperBackdrops = {
  paper:
    sheet('#FFF1DF') +
    stroke(
      wrapping(64, 56, (x, y) => (isHidden(x, y) ? '' : `M${x} ${y}h.1`)),
      '#F3D9BB',
      6,
    ) +
    table('#FBE1C4', '#EBC69E'),
  dots:
    sheet('#FFE2A1') +
    wrapping(86, 74, (x, y, i) =>
      isHidden(x, y)
        ? ''
        : oval(x, y, i % 3 === 0 ? 20 : 13, i % 3 === 0 ? 20 : 13, i % 2 === 0 ? '#FFD179' : '#FFEEC8'),
    ) +
    table('#FFF3D6', '#EDBE62'),
  paws:
    sheet('#E6DBF7') +
    wrapping(118, 92, (x, y, i) =>
      isHidden(x, y) ? '' : moved(shape(pawPrint, '#D3C2EE'), x, y, i % 2 === 0 ? -16 : 18),
    ) +
    table('#F4ECFC', '#BFA9E0'),
  gingham:
    sheet('#FFEFF2') +
    Array.from(
      { length: 6 },
      (_, i) =>
        `<path d="M${i * 96 - 8} 0h48v512h-48zM0 ${i * 96 - 8}h512v48h-512z" fill="#F794AE" fill-opacity=".3"/>`,
    ).join('') +
    table('#FFF6F2', '#E58AA3'),
  sun: sun(),
  room: room(),
}
