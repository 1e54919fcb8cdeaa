/** The level of a project's latest assessment in words. */
import * as texts from '#texts/readiness/level.js'

interface Readiness {
  score: string
  band: string
  signedOff: boolean
}

export const readinessInWords = ({ score, band, signedOff }: Readiness): string =>
  signedOff ? texts.signedOff({ score, band }) : texts.claimed({ score, band })
