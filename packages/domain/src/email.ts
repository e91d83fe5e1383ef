/** RFC 5321: mail servers accept no more. */
const LONGEST = 254

const shape = /^[^\s@<>()[\],;:\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u

/** Parses an e-mail address into one spelling per mailbox, so nobody registers twice by changing capitals. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim().normalize('NFKC').toLowerCase()
  return email.length <= LONGEST && shape.test(email) ? email : undefined
}
