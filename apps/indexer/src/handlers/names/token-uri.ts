const CHARACTER_WIDTH = 22
const MAX_WIDTH = 340

/** What `tokenURI` of contracts/src/names/NameMetadata.sol returns. Handlers read nothing from the chain, so it is made here. */
export function nameTokenUri(label: string, expiry: number): string {
  const fullName = `${label}.pet`
  const attribute = `{"display_type":"date","trait_type":"Expires","value":${expiry}}`
  const json =
    `{"name":"${fullName}","description":"A name of the Pet Name Service.","attributes":` +
    `[${attribute}],"image":"${imageOf(fullName)}"}`
  return `data:application/json;base64,${base64(json)}`
}

function imageOf(text: string): string {
  const width = Math.min(text.length * CHARACTER_WIDTH, MAX_WIDTH)
  const svg =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 400'>" +
    "<rect width='400' height='400' rx='40' fill='#2B1B3D'/>" +
    "<text x='200' y='215' fill='#FFF9F2' font-family='sans-serif' font-size='40' text-anchor='middle' " +
    `lengthAdjust='spacingAndGlyphs' textLength='${width}'>${text}</text></svg>`
  return `data:image/svg+xml;base64,${base64(svg)}`
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
