import type { Language } from '../languages.ts'
import type { RegionCountry } from './countries.ts'
import traditional from './regions-tc.json' with { type: 'json' }
import tree from './regions.json' with { type: 'json' }

/**
 * A place of the region tree: province, city, district. A city may have no districts. Codes are permanent; new ones
 * come after 3801.
 */
export type Region = { readonly label: string; readonly value: string; readonly children?: readonly Region[] }

export const regionTree: readonly Region[] = tree

const inTraditional: Readonly<Record<string, string>> = traditional

/** Places where addresses are also written in Latin letters have such names. */
const inEnglish: Readonly<Record<string, string>> = {
  3771: 'Taiwan',
  3772: 'Taipei City',
  3773: 'Kaohsiung City',
  3774: 'Tainan City',
  3775: 'Taichung City',
  3776: 'Kinmen County',
  3777: 'Nantou County',
  3778: 'Keelung City',
  3779: 'Hsinchu City',
  3780: 'Chiayi City',
  3781: 'New Taipei City',
  3782: 'Yilan County',
  3783: 'Hsinchu County',
  3784: 'Taoyuan City',
  3785: 'Miaoli County',
  3786: 'Changhua County',
  3787: 'Chiayi County',
  3788: 'Yunlin County',
  3789: 'Pingtung County',
  3790: 'Taitung County',
  3791: 'Hualien County',
  3792: 'Penghu County',
  3793: 'Lienchiang County',
  3794: 'Hong Kong',
  3795: 'Hong Kong Island',
  3796: 'Kowloon',
  3797: 'New Territories',
  3798: 'Macau',
  3799: 'Macau Peninsula',
  3800: 'Islands',
}

/** The province of the tree that stands for a country with its own post. */
const provinceOf: Readonly<Record<Exclude<RegionCountry, 'CN'>, string>> = {
  TW: '3771',
  HK: '3794',
  MO: '3798',
}

/** The provinces to choose from in a country. */
export function provincesOf(country: RegionCountry): readonly Region[] {
  const own: readonly string[] = Object.values(provinceOf)
  return country === 'CN'
    ? regionTree.filter(({ value }) => !own.includes(value))
    : regionTree.filter(({ value }) => value === provinceOf[country])
}

/** The places of a path of codes, from the province down; undefined when one is not inside its predecessor. */
export function regionPath(country: RegionCountry, codes: readonly string[]): readonly Region[] | undefined {
  const path: Region[] = []
  let among = provincesOf(country)
  for (const code of codes) {
    const found = among.find(({ value }) => value === code)
    if (!found) return undefined
    path.push(found)
    among = found.children ?? []
  }
  return path
}

/** Whether the last of these is a leaf. */
export function isWholePath(path: readonly Region[]): boolean {
  const last = path.at(-1)
  return last !== undefined && path.length > 1 && (last.children ?? []).length === 0
}

export function regionName({ label, value }: Region, language: Language): string {
  if (language === 'en') return inEnglish[value] ?? label
  return language === 'tc' ? (inTraditional[value] ?? label) : label
}

/** Every name that a search matches. */
export function regionNames(region: Region): readonly string[] {
  const { label, value } = region
  return [label, inTraditional[value], inEnglish[value]].flatMap((name) => (name === undefined ? [] : [name]))
}

/** The leaves of the tree in a country, each with its path: what a search covers. */
export function wholePathsOf(country: RegionCountry): readonly (readonly Region[])[] {
  const below = (path: readonly Region[]): (readonly Region[])[] => {
    const children = path.at(-1)?.children ?? []
    return children.length === 0 ? [path] : children.flatMap((child) => below([...path, child]))
  }
  return provincesOf(country).flatMap((province) => below([province]))
}
