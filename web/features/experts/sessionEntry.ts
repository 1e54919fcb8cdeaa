import { entryOf } from '#web/features/meetings/meetingWords.ts'

/** A meeting in an expert's calendar: what is no session is there to be seen, and not as bright. */
export const sessionEntry = (meeting: Parameters<typeof entryOf>[0]) =>
  meeting.kind === 'SESSION' ? entryOf(meeting) : { ...entryOf(meeting), tone: 'neutral' as const }
