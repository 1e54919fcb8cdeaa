import * as texts from '#texts/experts/slotWords.js'

/** Why a day has no free slot, in words. */
export const obstacleWords: Record<string, string> = {
  NO_HOURS: texts.noExpertsAreAvailableOn(),
  DAY_OFF: texts.itIsADayOff(),
  TOO_SOON: texts.expertsAskForMoreNotice(),
  TOO_FAR: texts.sessionsCanBeBookedUp(),
  TAKEN: texts.allSlotsOfThisDay(),
  FULL: texts.noMoreSessionsAreGiven(),
}
