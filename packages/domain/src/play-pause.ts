/** How long after a pull or a draw the next one may follow, in seconds: at least 2.5, in whole ones. */
export const PLAY_PAUSE_SECONDS = 3
