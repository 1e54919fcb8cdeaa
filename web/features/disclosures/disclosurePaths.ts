/** Where the two sides of invention disclosures are. */
export const ipPath = '/researcher/innovation-support/ip-legal'
export const reviewPath = '/kuteam/support/disclosures'
