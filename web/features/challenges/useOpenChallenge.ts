/** The challenge that is open beside the list. */
import { challengeParameter } from '#web/app/overlayParameters.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'

export const useOpenChallenge = () => useOpenNumber(challengeParameter)
