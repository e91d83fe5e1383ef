// Before anything is painted: the theme and the language this person chose last, so that neither flashes.
// A file of its own because the content policy allows no inline script. Keys as in src/session/stored-choice.ts.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  var tag = { tc: 'zh-Hant', jp: 'ja' }[localStorage.getItem('language')]
  if (tag) document.documentElement.lang = tag
} catch {
  // Storage is closed to us: the system's theme and English it is.
}
