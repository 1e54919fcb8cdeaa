/** The states of mails in words and looks. */
import { Ban, CircleCheck, CircleSlash, CircleX, Clock } from 'lucide-react'
import * as texts from '#texts/notificationCatalogue/mails.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

export const mailStateWords: Record<string, string> = {
  WAITING: texts.waiting(),
  SENT: texts.sent(),
  FAILED: texts.failed(),
  GIVEN_UP: texts.givenUp(),
  NOT_NEEDED: texts.notNeeded(),
}

const looks: Record<string, Omit<Look, 'words'>> = {
  WAITING: { tone: 'pending', icon: Clock },
  SENT: { tone: 'success', icon: CircleCheck },
  FAILED: { tone: 'danger', icon: CircleX },
  GIVEN_UP: { tone: 'danger', icon: Ban },
  NOT_NEEDED: { tone: 'neutral', icon: CircleSlash },
}

export const lookOfMail = (state: string): Look => ({
  ...(looks[state] ?? looks['WAITING']!),
  words: mailStateWords[state] ?? state,
})

export const canSendAgain = (state: string) => state === 'FAILED' || state === 'GIVEN_UP'
