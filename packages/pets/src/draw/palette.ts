/** The brand colours, as used on every screen. */
export const brand = {
  paper: '#FFF9F2',
  ink: '#2B1B3D',
  coral: '#FF6B4A',
  mint: '#1FA98B',
  honey: '#FFC247',
  berry: '#C2255C',
} as const

/** One colour of cloth with its outline, its lit side and its shaded side. */
export type Cloth = {
  readonly base: string
  readonly line: string
  readonly light: string
  readonly deep: string
}

export const cloths = {
  coral: { base: '#FF7F61', line: '#B5432A', light: '#FFB19C', deep: '#F0603F' },
  mint: { base: '#3CBBA0', line: '#14705C', light: '#8EDDCB', deep: '#1FA98B' },
  honey: { base: '#FFC95C', line: '#B07916', light: '#FFE5AB', deep: '#F5B033' },
  berry: { base: '#DB4A7C', line: '#8A1C46', light: '#F497B6', deep: '#C2255C' },
  plum: { base: '#7C5FA6', line: '#412A66', light: '#B6A0D6', deep: '#644A8C' },
  sky: { base: '#62AEE0', line: '#2A6694', light: '#ABD8F5', deep: '#4593C8' },
} as const satisfies Record<string, Cloth>

export type ClothName = keyof typeof cloths
