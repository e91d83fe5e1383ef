/** A drawing as an address for `<img>`: its ids stay its own, and nothing in it can run. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
