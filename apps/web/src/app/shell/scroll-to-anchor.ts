/**
 * Scrolls to a section of the page on screen: following a link to the address one is at does nothing. On another page
 * the section is not there yet, and the router scrolls to it once it is.
 */
export function scrollToAnchor(anchor: string | undefined): void {
  if (anchor === undefined) return
  // After a menu that was open has let the page scroll again.
  setTimeout(() => document.getElementById(anchor)?.scrollIntoView(), MENU_MS)
}

const MENU_MS = 50
