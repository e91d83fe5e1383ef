/**
 * Chromium's engine without its window (Debian's `chromium-headless-shell`). The full browser draws two pages of its own
 * behind the address bar for every page it opens: on two processors that took more than the page that was measured.
 */
export const browserPath = '/usr/bin/chromium-headless-shell'
