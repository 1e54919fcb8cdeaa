/** A browser's own description of itself -> words that a person knows the device by. */
import * as texts from '#texts/accounts/words.js'

/** The first that fits counts: most browsers also name those that they descend from. */
const programs: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux|X11/, 'Linux'],
]

const first = (userAgent: string, words: [RegExp, string][]) => words.find(([pattern]) => pattern.test(userAgent))?.[1]

/** `Firefox on Windows`; a program that is no browser by its own name, `curl`. */
export function deviceOf(userAgent: string): string {
  const program = first(userAgent, programs)
  const system = first(userAgent, systems)
  if (program && !system) return program
  if (system) return texts.onSystem({ program: program ?? texts.browser(), system })
  return /^[\w.-]{1,40}/.exec(userAgent.trim())?.[0] ?? texts.unknownDevice()
}
