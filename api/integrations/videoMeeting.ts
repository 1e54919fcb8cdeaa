/** Video meetings at a service, as each adapter makes them. */
import type { Integration } from '../__generated__/prisma/client.ts'

/** What the service is to know of a meeting. */
export interface VideoMeeting {
  /** The identity of the meeting here, by which a video meeting is found again. */
  uid: string
  title: string
  startsAt: Date
  endsAt: Date
}

/** A video meeting as the service made it. */
export interface MadeMeeting {
  externalId: string
  url: string
}

export type SetUp = Pick<Integration, 'account' | 'client' | 'clientSecret' | 'organizer'>

export interface MeetingLinks {
  /** Makes a video meeting. After a try of which the answer is unknown (`again`), one that is there already is taken. */
  create(setUp: SetUp, meeting: VideoMeeting, again: boolean): Promise<MadeMeeting>
  /** Brings title and time to those of the meeting. Throws Refusal with 404 when it is gone. */
  change(setUp: SetUp, externalId: string, meeting: VideoMeeting): Promise<void>
  /** Ends it; one that is gone already is no error. */
  cancel(setUp: SetUp, externalId: string): Promise<void>
}
