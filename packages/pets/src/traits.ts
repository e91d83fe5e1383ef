/**
 * Every trait and how many of the 10,000 pets have it. This table is the published odds: traits are dealt from a deck
 * with exactly these counts (see deal.ts), so they are exact. Each kind adds up to 10,000.
 */
export const traitTable = {
  species: {
    cat: 1250,
    shiba: 1150,
    rabbit: 1100,
    hamster: 1050,
    bear: 950,
    fox: 900,
    penguin: 850,
    otter: 800,
    sheep: 700,
    owl: 600,
    'red-panda': 450,
    axolotl: 200,
  },
  coat: {
    cream: 1400,
    apricot: 1350,
    cocoa: 1150,
    snow: 1050,
    ash: 950,
    honey: 900,
    rust: 850,
    plum: 700,
    rose: 500,
    lilac: 400,
    mint: 350,
    sky: 250,
    opal: 65,
    gold: 50,
    galaxy: 35,
  },
  pattern: {
    plain: 2400,
    tabby: 1500,
    spots: 1300,
    patch: 1300,
    blaze: 1100,
    mask: 900,
    calico: 800,
    freckles: 400,
    sprinkles: 170,
    heart: 80,
    moon: 50,
  },
  eyes: {
    bean: 2000,
    round: 2200,
    amber: 1100,
    leaf: 900,
    lake: 800,
    happy: 1000,
    sleepy: 800,
    wink: 600,
    dreamy: 400,
    odd: 120,
    starry: 80,
  },
  mouth: {
    smile: 3000,
    grin: 1700,
    open: 1500,
    tongue: 1200,
    oh: 900,
    fang: 900,
    smirk: 700,
    bubble: 100,
  },
  ears: {
    perky: 5200,
    folded: 2400,
    'one-down': 1600,
    tufted: 800,
  },
  pose: {
    sitting: 5600,
    waving: 2800,
    snacking: 1600,
  },
  accessory: {
    none: 1800,
    bow: 900,
    scarf: 850,
    bell: 850,
    bandana: 750,
    'bow-tie': 700,
    daisy: 700,
    glasses: 650,
    beret: 600,
    beanie: 550,
    sprout: 500,
    headphones: 400,
    'straw-hat': 350,
    'party-hat': 250,
    chick: 60,
    crown: 50,
    halo: 40,
  },
  backdrop: {
    paper: 1100,
    clouds: 950,
    hills: 950,
    dots: 900,
    sun: 850,
    paws: 800,
    gingham: 700,
    meadow: 700,
    waves: 650,
    blossom: 550,
    room: 500,
    leaves: 450,
    snow: 400,
    night: 350,
    rainbow: 60,
    starry: 50,
    capsule: 40,
  },
} as const satisfies Record<string, Record<string, number>>

type Table = typeof traitTable

export type TraitKind = keyof Table
export type Trait<Kind extends TraitKind = TraitKind> = { [K in Kind]: keyof Table[K] & string }[Kind]
export type Traits = { readonly [Kind in TraitKind]: Trait<Kind> }

export type Species = Trait<'species'>

export const petCount = 10_000

/** The order in which traits are listed, dealt and hashed. */
export const traitKinds = [
  'species',
  'coat',
  'pattern',
  'eyes',
  'mouth',
  'ears',
  'pose',
  'accessory',
  'backdrop',
] as const satisfies readonly TraitKind[]

/** Whether a word, from a query or a file, is a value of this kind. */
export function isTrait<Kind extends TraitKind>(kind: Kind, value: string): value is Trait<Kind> {
  return Object.hasOwn(traitTable[kind], value)
}

/** The values of one kind, in the order of the table. */
export function valuesOf<Kind extends TraitKind>(kind: Kind): Trait<Kind>[] {
  return Object.keys(traitTable[kind]).filter((value) => isTrait(kind, value))
}

/** How many of the 10,000 pets the table gives this value to. */
export function dealtCount(kind: TraitKind, value: string): number {
  const counts: Readonly<Record<string, number>> = traitTable[kind]
  return counts[value] ?? 0
}
