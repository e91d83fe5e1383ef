import { encode } from 'uqr'

/** A QR code, dark on white in both themes: many scanners read nothing else. */
export function PairingCode({ uri, label }: { uri: string; label: string }) {
  const { data, size } = encode(uri, { ecc: 'L', border: 3 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={label}
      data-uri={uri}
      className="border-line mx-auto block aspect-square w-full max-w-72 rounded-2xl border-2"
    />
  )
}
