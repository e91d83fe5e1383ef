/** No control characters but line breaks, and none that reverse the direction of what follows. */
export function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/u.test(text)
}

/** The same on one line: a name, or a number. */
export function isPlainLine(text: string): boolean {
  return isPlainText(text) && !/[\n\u2028\u2029]/.test(text)
}

/** A text of somebody else on one line of ours, which it cannot end. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
}
