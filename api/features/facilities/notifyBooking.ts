/** Notifies the two sides of a booking: its researcher, and who looks after the facility. */
import type { FacilityBooking } from '../../__generated__/prisma/client.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import type { Viewer } from '../../viewer.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'
import { universityZone } from '../../days.ts'
import { toldSpan } from '../../toldTimes.ts'

type Kind = Extract<NotificationKind, `FACILITY_${string}`>
type Here = Pick<Work<Viewer | null>, 'tx' | 'afterCommit' | 'viewer'>

async function message({ tx, viewer }: Here, kind: Kind, booking: FacilityBooking, reason: string) {
  const { name, managerId } = await tx.facility.findUniqueOrThrow({
    where: { id: booking.facilityId },
    select: { name: true, managerId: true },
  })
  return {
    managerId,
    told: {
      kind,
      subject: { entity: 'FacilityBooking', id: booking.id } as const,
      data: { facility: name, by: viewer?.name ?? '', time: toldSpan(booking, universityZone), reason },
    },
  }
}

export async function notifyResearcher(work: Here, kind: Kind, booking: FacilityBooking, reason = ''): Promise<void> {
  const { told } = await message(work, kind, booking, reason)
  await notify(work, { ...told, to: booking.researcherId })
}

/** Notifies who looks after the facility, or everybody of the team while nobody does. */
export async function notifyManager(work: Here, kind: Kind, booking: FacilityBooking, reason = ''): Promise<void> {
  const { managerId, told } = await message(work, kind, booking, reason)
  if (managerId === null) await tellUniversity(work, told)
  else await notify(work, { ...told, to: managerId })
}
