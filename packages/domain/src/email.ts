/** RFC 5321: no mail server takes more. */
const LONGEST = 254

const shape = /^[^\s@<>()[\],;:\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u

/** Reads an e-mail address: one spelling for each mailbox, so that one person cannot register twice by capitals. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim().normalize('NFKC').toLowerCase()
  return email.length <= LONGEST && shape.test(email) ? email : undefined
}
