/** What forms offer as what a project offers, which takes any text: the values are the same in every language, and matching reads them. */
import * as texts from '#texts/projects/projectWords.js'

export const offeredTypes: Readonly<Record<string, () => string>> = {
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
export const offerWords = (value: string): string =>
  Object.hasOwn(offeredTypes, value) ? offeredTypes[value]!() : value
