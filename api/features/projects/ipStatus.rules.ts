/** What forms offer as a project's IP status, which takes any text: the values are the same in every language, and matching reads them. */
import * as texts from '#texts/projects/projectWords.js'

export const offeredIpStatuses: Readonly<Record<string, () => string>> = {
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

/** In the reader's language where it is one that forms offer; else as it was written. */
export const ipStatusWords = (value: string): string =>
  Object.hasOwn(offeredIpStatuses, value) ? offeredIpStatuses[value]!() : value
