/** The history of announcements in words. */
import * as texts from '#texts/announcements/history.js'
import { sentences } from '#web/features/history/sentences.ts'

export const announcementHistory = sentences(
  { createAnnouncement: texts.created, endAnnouncement: texts.ended },
  texts.updated,
)
