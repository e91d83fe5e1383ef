/** Countries we ship to: ISO 3166 codes, the most common first. Names come from `Intl` in the reader's language. */
const first = ['TW', 'JP', 'HK', 'MO', 'CN', 'US', 'SG', 'KR'] as const

const others =
  'AD AE AF AG AI AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GH GI GL GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO KE KG KH KI KM KN KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MS MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TZ UA UG UY UZ VA VC VE VG VN VU WS YE ZA ZM ZW'.split(
    ' ',
  )

export const countries: readonly string[] = [...first, ...others]

export function isCountry(code: string): boolean {
  return countries.includes(code)
}

/** Countries whose addresses use the region tree, and the province each of them is there; the rest of the tree is China. */
export const regionCountries = ['CN', 'TW', 'HK', 'MO'] as const

export type RegionCountry = (typeof regionCountries)[number]

export function isRegionCountry(code: string): code is RegionCountry {
  return (regionCountries as readonly string[]).includes(code)
}
