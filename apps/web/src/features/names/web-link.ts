/**
 * The link in a record that anyone may have written; undefined if it is none. Only https, and nothing before the host that
 * could be taken for it. A text with other characters than ASCII is shown as the browser reads it: some turn the text
 * around, and others look like a–z.
 */
export function webLink(value: string): { href: string; text: string } | undefined {
  if (!/^https:\/\/\S+$/.test(value) || !URL.canParse(value)) return undefined
  const { href, username, password } = new URL(value)
  if (username !== '' || password !== '') return undefined
  return { href, text: /^[\x21-\x7e]+$/.test(value) ? value : href }
}
