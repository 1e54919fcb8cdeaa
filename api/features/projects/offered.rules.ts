/**
 * What forms offer as a project's IP status and as what it offers, fields that take any text: the values are the same in every
 * language, and matching reads them.
 */
import * as texts from '#texts/projects/projectWords.js'

type Offered = Readonly<Record<string, () => string>>

export const offeredIpStatuses: Offered = {
  'None yet': texts.ipNone,
  'Invention disclosed': texts.ipDisclosed,
  'Patent in preparation': texts.ipInPreparation,
  'Patent filed': texts.ipFiled,
  'Patent granted': texts.ipGranted,
  'Design registered': texts.ipDesign,
  Copyright: texts.ipCopyright,
  'Know-how': texts.ipKnowHow,
  'Open source': texts.ipOpenSource,
  'Open licence': texts.openLicense,
}

export const offeredTypes: Offered = {
  Licence: texts.offerLicense,
  'Co-development': texts.offerCoDevelopment,
  'Research collaboration': texts.offerCollaboration,
  'Pilot partnership': texts.offerPilotPartnership,
  'Service pilot': texts.offerServicePilot,
  'Joint venture': texts.offerJointVenture,
  'Spin-out': texts.offerSpinOut,
  'Open licence': texts.openLicense,
}

/** In the reader's language where it is one that forms offer; else as it was written. */
const wordsOf = (offered: Offered) => (value: string) => (Object.hasOwn(offered, value) ? offered[value]!() : value)

export const ipStatusWords = wordsOf(offeredIpStatuses)
export const offerWords = wordsOf(offeredTypes)
