/** How a person wants dates written in this browser. */
import * as texts from '#texts/ui/dateStyle.js'
import { choiceInBrowser } from './choiceInBrowser.ts'
import type { DateStyle } from './format.ts'

/** One day in each style. */
export const dateStyleWords: Readonly<Record<DateStyle, string>> = {
  monthFirst: texts.monthFirst(),
  dayFirst: texts.dayFirst(),
  iso: texts.iso(),
}

const dateStyle = choiceInBrowser<DateStyle>('ascent.dateStyle', ['monthFirst', 'dayFirst', 'iso'])

export const useDateStyle = dateStyle.use
