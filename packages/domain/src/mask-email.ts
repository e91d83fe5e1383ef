/** Enough of an e-mail for its owner's inviter to recognise, too little to write to: `h…@m….example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  const ending = dot > 0 ? domain.slice(dot) : ''
  return `${firstOf(email.slice(0, at))}…@${firstOf(domain)}…${ending}`
}

/** A whole character, also where it takes two code units. */
function firstOf(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0x2a)
}
