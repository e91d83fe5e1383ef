export type FoundCollection = {
  id: string
  name: string
  picture: string | null
  nftCount: number
  isVerified: boolean
}

/** `primaryOf` is the account that has chosen it as its primary name. */
export type FoundName = { id: string; label: string; owner: string; primaryOf: string | null }

export type FoundPerson = { address: string; name: string | null; picture: string | null }

export type FoundShop = { id: number; name: string; logo: string | null; country: string }
