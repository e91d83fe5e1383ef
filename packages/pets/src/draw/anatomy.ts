import type { Coat } from './coats.ts'

type Spot = readonly [x: number, y: number]

/** Where the features of a face sit, measured from the middle of the head. */
export type Face = {
  /** The right eye; the left one is its mirror. */
  readonly eye: Spot
  readonly eyeScale: number
  readonly cheek: Spot
  readonly nose: Spot
  readonly mouth: Spot
  readonly mouthKind: 'snout' | 'beak' | 'wide'
}

/** One ear, drawn for the right side, whether it hangs in front of the head, and a crest that both ears share. */
export type Ear = { readonly art: string; readonly inFront: boolean; readonly crest?: string }

/**
 * How one species is built. Head parts are drawn around the middle of the head, body parts around the spot on the
 * ground between the feet, so that faces, hats and scarves can be shared by all.
 */
export type Anatomy = {
  /** The middle of the head, measured from the ground (upwards is negative). */
  readonly headY: number
  readonly head: string
  readonly face: Face
  /** The middle of the top of the head, for hats, and how wide it is there compared with a cat's. */
  readonly crown: number
  readonly hatScale: number
  /** Where a flower or a bow is pinned, on the right side. */
  readonly temple: Spot
  /** The lowest point of the head, and half the width of the neck below it. */
  readonly chin: number
  readonly neckHalf: number
  /** Half the width of the head at the height of the eyes. */
  readonly half: number
  readonly ear: (coat: Coat, posture: EarPosture) => Ear
  /** Light and dark parts that every one of this species has, inside the head's outline. */
  readonly markings: (coat: Coat) => string
  /** A small tuft on the crown, where no hat sits. */
  readonly cowlick: boolean
  /** Birds and sheep have a light face that would hide a pattern. */
  readonly patternOverMarkings: boolean
  /** Lines inside the head that a pattern must not hide. */
  readonly seams?: (coat: Coat) => string
  /** Nose, whiskers and anything else that lies over the head. */
  readonly features: (coat: Coat) => string
  readonly body: string
  readonly bodyMarkings: (coat: Coat) => string
  readonly limbs: 'paws' | 'wings'
  /** The colour of the arms and feet. */
  readonly limbFill: (coat: Coat) => string
  /** Behind the body. Given the pattern's colour when the tail is ringed. */
  readonly tail: (coat: Coat, ringed: boolean) => string
}

export type EarPosture = 'up' | 'down' | 'tufted'
