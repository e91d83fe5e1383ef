/** A drawing as a URL for `<img>`: its ids cannot clash, and nothing in it can run. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
