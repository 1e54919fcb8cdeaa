/** How close rows and cards stand; the choice is put on the page before it shows (index.html). */
import * as texts from '#texts/ui/density.js'
import type { Density } from '#web/tokens.ts'
import { choiceInBrowser } from './choiceInBrowser.ts'

export const densityWords: Readonly<Record<Density, string>> = {
  comfortable: texts.comfortable(),
  compact: texts.compact(),
}

const density = choiceInBrowser<Density>('ascent.density', ['comfortable', 'compact'], (chosen) => {
  document.documentElement.dataset['density'] = chosen
})

export const useDensity = density.use
