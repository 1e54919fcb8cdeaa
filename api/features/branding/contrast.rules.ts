/** Which contrast each colour of a look needs, and with what (WCAG 2.2: 1.4.3 for text, 1.4.11 for controls). */
import { contrast, isColour, nearestReadable } from '#api/colour.rules.ts'

const leastOfText = 4.5
const leastOfControls = 3

const white = '#ffffff'
/** The palest text of the light theme (web/theme.ts). */
const palestText = '#5b6b78'

interface Need {
  against: readonly string[]
  least: number
}

type Colours = Partial<Record<string, unknown>>

/** Cards are white whatever the background is, and so is the paper of mails and files. */
const needs: Readonly<Record<string, (background: string) => Need>> = {
  backgroundColor: () => ({ against: [palestText], least: leastOfText }),
  textColor: (background) => ({ against: [background, white], least: leastOfText }),
  accentColor: (background) => ({ against: [background, white], least: leastOfControls }),
  primaryColor: () => ({ against: [white], least: leastOfText }),
  mailColor: () => ({ against: [white], least: leastOfText }),
}

interface TooFaint {
  found: number
  least: number
  /** The nearest colour that would do; null where none does. */
  nearest: string | null
}

/** What is wrong with a colour of a look; null when it can be read, or is no colour at all. */
export function tooFaint(name: string, look: Colours): TooFaint | null {
  const { [name]: colour, backgroundColor } = look
  const need = needs[name]?.(isColour(backgroundColor) ? backgroundColor : white)
  if (!need || !isColour(colour)) return null
  const found = Math.min(...need.against.map((other) => contrast(colour, other)))
  return found >= need.least
    ? null
    : { found, least: need.least, nearest: nearestReadable(colour, need.against, need.least) }
}
