/** Writes what visitors asked about the demo's published technologies. */
import { universityDay } from '../../../api/days.ts'
import type { Tx } from '../../../api/db.ts'
import { usualDays } from '../../../api/duties/kinds.rules.ts'
import { afterWorkingDays, usualWeek } from '../../../api/workingDays.rules.ts'
import type { Calendar } from '../calendar.ts'
import type { Ids } from '../projects/demoProject.ts'

interface Enquiry {
  /** The project of the summary, and how many days ago the visitor wrote. */
  project: string
  since: number
  name: string
  email: string
  organization: string
  message: string
  answer?: string
  closeReason?: string
}

const enquiries: readonly Enquiry[] = [
  {
    project: 'Solar-driven membrane distillation for brackish wells',
    since: 1,
    name: 'Noura Haddad',
    email: 'noura.haddad@oasis-farms.example',
    organization: 'Oasis Farms',
    message:
      'We run twelve wells near Liwa, all brackish. Is there a unit that we could try on one of them, and what does it need in space and maintenance?',
  },
  {
    project: 'Dust-tolerant anti-soiling coating for PV glass',
    since: 6,
    name: 'Jonas Lindqvist',
    email: 'jonas.lindqvist@nordsol.example',
    organization: 'Nordsol',
    message: 'How does the coating hold up against washing with brushes? We would license it for our plants in Jordan.',
  },
  {
    project: 'Wearable heat-stress monitor for outdoor workers',
    since: 24,
    name: 'Priya Raman',
    email: 'priya.raman@buildsafe.example',
    organization: 'Buildsafe',
    message: 'Can the monitor be used with helmets of other makers?',
    answer:
      'Yes. The sensor clips to any helmet with a standard slot. We can lend you ten of them for a month; tell us where you would use them.',
  },
  {
    project: 'Wearable heat-stress monitor for outdoor workers',
    since: 30,
    name: 'Growth Team',
    email: 'offers@rank-first.example',
    organization: '',
    message: 'We bring your page to the top of every search.',
    closeReason: 'Advertising',
  },
]

export async function seedEnquiries(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids): Promise<void> {
  const summaries = await tx.technologySummary.findMany({
    select: { id: true, projectId: true, headline: true, contactId: true },
  })
  await tx.technologyEnquiry.createMany({
    data: enquiries.map(({ project, since, answer, closeReason, ...given }, nth) => {
      const summary = summaries.find(({ projectId }) => projectId === ids.get(project))!
      const createdAt = calendar.ago(since, nth)
      const ended = calendar.ago(since - 1, nth + 1)
      return {
        ...given,
        summaryId: summary.id,
        headline: summary.headline,
        handlerId: summary.contactId,
        answerBy: afterWorkingDays(universityDay(createdAt), usualDays.ENQUIRY_ANSWER, usualWeek),
        createdAt,
        updatedAt: answer || closeReason ? ended : createdAt,
        ...(answer && {
          status: 'ANSWERED' as const,
          answer,
          answeredAt: ended,
          answeredById: persons.get('commercialization_team')!,
        }),
        ...(closeReason && { status: 'CLOSED' as const, closeReason, closedAt: ended }),
      }
    }),
  })
}
