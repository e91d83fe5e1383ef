/**
 * Chromium without its window (Debian's `chromium-headless-shell`). The full browser renders two pages of its own
 * behind the address bar for every page it opens: on two processors that took longer than the page under test.
 */
export const browserPath = '/usr/bin/chromium-headless-shell'
