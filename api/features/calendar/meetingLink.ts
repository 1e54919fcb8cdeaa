/**
 * The video link of a meeting: an address that its people give, or a video meeting that a service makes. What the service
 * is to do is a row that is written with what the action did (version > doneVersion); syncLink.ts does it.
 */
import * as texts from '#texts/meetings/errors.js'
import type { IntegrationKind, MeetingLink } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'
import { invalid } from '../../errors.ts'
import { inUse } from '../../integrations/setUp.ts'
import { videoKinds, type VideoKind } from '../../integrations/kinds.rules.ts'
import { enqueue } from '../../job.ts'
import { makeMeetingLinks } from './meetingLink.jobs.ts'

interface Given {
  videoLink?: string | undefined
  /** Null: no service. */
  videoService?: VideoKind | null | undefined
}

/** Refuses a service that administrators have not set up, or have switched off. */
export async function needVideoService(tx: Tx, kind: IntegrationKind | null | undefined): Promise<void> {
  if (kind && !(await inUse(tx, videoKinds)).some((one) => one === kind))
    throw invalid({ videoService: texts.videoServiceOff() })
}

/** The link that a meeting wants a service to make; null for one without. */
const wantedLink = (tx: Tx, meetingId: number): Promise<MeetingLink | null> =>
  tx.meetingLink.findFirst({ where: { meetingId, wanted: true } })

/** Asks a service for a video meeting; it is made once the meeting is confirmed. */
export async function askForLink(tx: Tx, meetingId: number, kind: VideoKind): Promise<void> {
  await tx.meetingLink.create({ data: { meetingId, kind } })
  await wake(tx, meetingId)
}

/** Tells the service what became of a meeting: its time, its title, its end. Every change of a meeting calls it. */
export async function followWithLink(tx: Tx, meetingId: number): Promise<void> {
  const { count } = await tx.meetingLink.updateMany({
    where: { meetingId, progress: { not: 'REMOVED' } },
    data: { version: { increment: 1 }, attempts: 0 },
  })
  if (count) await wake(tx, meetingId)
}

/**
 * What a change of the link or the service means for a meeting: the address to write, undefined when it stays. To ask again
 * for the service that failed is to have it try again.
 */
export async function changeLink(
  tx: Tx,
  meeting: { id: number; videoLink: string },
  { videoLink, videoService }: Given,
): Promise<string | undefined> {
  const current = await wantedLink(tx, meeting.id)
  if (videoService) {
    if (current?.kind === videoService) {
      if (current.progress === 'FAILED') await followWithLink(tx, meeting.id)
      return undefined
    }
    await needVideoService(tx, videoService)
    if (current) await giveUp(tx, current)
    await askForLink(tx, meeting.id, videoService)
    return ''
  }
  const isOther = videoLink !== undefined && videoLink !== meeting.videoLink
  if (!current || (videoService === undefined && !isOther)) return videoLink
  await giveUp(tx, current)
  return isOther ? videoLink : ''
}

async function giveUp(tx: Tx, { id, meetingId }: MeetingLink): Promise<void> {
  await tx.meetingLink.update({ where: { id }, data: { wanted: false } })
  await followWithLink(tx, meetingId)
}

const wake = (tx: Tx, meetingId: number) => enqueue(tx, makeMeetingLinks, { meetingId }, { group: String(meetingId) })
