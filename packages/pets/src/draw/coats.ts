import type { Trait } from '../traits.ts'
import { twinkle } from './curve.ts'
import type { ClothName } from './palette.ts'
import { oval, shape } from './svg.ts'

/** Every tone that one coat needs. The outline is a darker tone of the coat itself, never black. */
export type Coat = {
  readonly fill: string
  readonly shade: string
  readonly light: string
  readonly line: string
  /** The colour of stripes, spots and dark paws, and a second one for calico. */
  readonly mark: string
  readonly second: string
  readonly inner: string
  readonly blush: string
  /** The cloth that looks best against this coat. */
  readonly cloth: ClothName
  /** Gradients that `fill` points to, and what glitters inside the outline; empty for a plain coat. */
  readonly defs: string
  readonly glitter: string
}

type Tones = Omit<Coat, 'defs' | 'glitter'>

const tones: Record<Trait<'coat'>, Tones> = {
  cream: {
    fill: '#FCE8CC',
    shade: '#F3D2A8',
    light: '#FFF8EC',
    line: '#A8764C',
    mark: '#E9B983',
    second: '#C98B63',
    inner: '#F9BDA8',
    blush: '#FF8F76',
    cloth: 'mint',
  },
  apricot: {
    fill: '#FDBB74',
    shade: '#F19F51',
    light: '#FFF3E0',
    line: '#A3561F',
    mark: '#EA8A3C',
    second: '#8C5238',
    inner: '#FFCBB0',
    blush: '#FF6B4A',
    cloth: 'mint',
  },
  cocoa: {
    fill: '#B98465',
    shade: '#A06B4E',
    light: '#F7E3CF',
    line: '#5B3323',
    mark: '#8A563E',
    second: '#F0CFAE',
    inner: '#E7A793',
    blush: '#F0735A',
    cloth: 'honey',
  },
  snow: {
    fill: '#FFFDFA',
    shade: '#EEE4E6',
    light: '#FFF0E4',
    line: '#937F8E',
    mark: '#D3C6CF',
    second: '#F2B77C',
    inner: '#FBC4C4',
    blush: '#FF9C92',
    cloth: 'coral',
  },
  ash: {
    fill: '#BDB8CA',
    shade: '#A29CB3',
    light: '#F6F3F9',
    line: '#574F6B',
    mark: '#8C85A0',
    second: '#F3E4D3',
    inner: '#EDB3BE',
    blush: '#F2798A',
    cloth: 'coral',
  },
  honey: {
    fill: '#FFD77F',
    shade: '#F5BF57',
    light: '#FFF6DC',
    line: '#9E6B16',
    mark: '#EDA840',
    second: '#B5713A',
    inner: '#FFC3A0',
    blush: '#FF7D55',
    cloth: 'berry',
  },
  rust: {
    fill: '#E98A58',
    shade: '#D37041',
    light: '#FFF0E0',
    line: '#823917',
    mark: '#B95629',
    second: '#6E3B2C',
    inner: '#F9C0A2',
    blush: '#F04E3A',
    cloth: 'sky',
  },
  plum: {
    fill: '#8F7DAA',
    shade: '#776594',
    light: '#EFE6F6',
    line: '#37254F',
    mark: '#67548A',
    second: '#C7B6DE',
    inner: '#D99BB8',
    blush: '#EE6F93',
    cloth: 'honey',
  },
  rose: {
    fill: '#F9BFC8',
    shade: '#EFA2B0',
    light: '#FFF2F2',
    line: '#A94F68',
    mark: '#E88AA0',
    second: '#FFFFFF',
    inner: '#F58FA5',
    blush: '#F2557A',
    cloth: 'plum',
  },
  lilac: {
    fill: '#D3C4F0',
    shade: '#BBA8E0',
    light: '#F8F3FF',
    line: '#6A5098',
    mark: '#A78FD4',
    second: '#FBE3F0',
    inner: '#F2B2CF',
    blush: '#EE7AA8',
    cloth: 'honey',
  },
  mint: {
    fill: '#B2E3D0',
    shade: '#92D0B9',
    light: '#F2FCF5',
    line: '#317A66',
    mark: '#6FBFA3',
    second: '#FFF1C9',
    inner: '#F7BDB4',
    blush: '#FA8374',
    cloth: 'coral',
  },
  sky: {
    fill: '#B3DAF3',
    shade: '#92C4E6',
    light: '#F1FAFF',
    line: '#3C7098',
    mark: '#74AFDA',
    second: '#FFFFFF',
    inner: '#F6BECB',
    blush: '#F98A9B',
    cloth: 'coral',
  },
  opal: {
    fill: '#FBE3EE',
    shade: '#D9D3F3',
    light: '#FFFFFF',
    line: '#7F6AA6',
    mark: '#BFA8E6',
    second: '#9FDCD0',
    inner: '#F7A9C8',
    blush: '#F77FA5',
    cloth: 'plum',
  },
  gold: {
    fill: '#FFD25E',
    shade: '#EFAE2F',
    light: '#FFF7D6',
    line: '#8F5A0B',
    mark: '#E09A1C',
    second: '#FFF1B0',
    inner: '#FFB98F',
    blush: '#FF6B4A',
    cloth: 'berry',
  },
  galaxy: {
    fill: '#7A67D0',
    shade: '#5E4DB0',
    light: '#F0E6FF',
    line: '#2A1B57',
    mark: '#5A49A8',
    second: '#D770B6',
    inner: '#E58BC2',
    blush: '#FF7FB0',
    cloth: 'honey',
  },
}

const gradients: Partial<Record<Trait<'coat'>, readonly [string, string, string]>> = {
  opal: ['#FFE1EC', '#E6DDFB', '#CDF0E6'],
  gold: ['#FFF0A8', '#FFD25E', '#F3AE2C'],
  galaxy: ['#B583E6', '#7A67D0', '#5662BE'],
}

const glitters: Partial<Record<Trait<'coat'>, string>> = {
  opal:
    shape(twinkle(-92, -52, 13) + twinkle(88, -70, 9) + twinkle(104, 4, 7), '#FFFFFF') +
    oval(-60, -84, 4, 4, '#FFFFFF') +
    oval(62, -36, 3, 3, '#FFFFFF'),
  gold:
    shape(twinkle(-88, -58, 16) + twinkle(96, -40, 11) + twinkle(66, -84, 8), '#FFFBE6') +
    oval(-58, -86, 4, 4, '#FFFBE6'),
  galaxy:
    shape(
      twinkle(-84, -60, 13) + twinkle(84, -72, 11) + twinkle(112, 14, 8) + twinkle(-118, 20, 7),
      '#FFE9A8',
    ) +
    oval(-44, -86, 4, 4, '#FFFFFF') +
    oval(46, -50, 3.5, 3.5, '#FFC9EC') +
    oval(-112, -18, 3.5, 3.5, '#BFE6FF') +
    oval(116, -34, 4, 4, '#FFFFFF') +
    oval(10, -94, 3, 3, '#BFE6FF'),
}

/** The tones of a coat; `scope` keeps the ids of its gradient apart from every other drawing on the page. */
export function coatOf(name: Trait<'coat'>, scope: string): Coat {
  const colours = gradients[name]
  if (!colours) return { ...tones[name], defs: '', glitter: '' }
  const id = `${scope}-coat`
  const stops = colours
    .map((colour, index) => `<stop offset="${index / 2}" stop-color="${colour}"/>`)
    .join('')
  return {
    ...tones[name],
    fill: `url(#${id})`,
    defs: `<linearGradient id="${id}" x1="0" y1="0" x2=".6" y2="1">${stops}</linearGradient>`,
    glitter: glitters[name] ?? '',
  }
}
