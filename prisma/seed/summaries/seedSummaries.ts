/** Writes the demo's technology summaries with the moments that their states imply. */
import type { Tx } from '../../../api/db.ts'
import type { Calendar } from '../calendar.ts'
import type { Ids } from '../projects/demoProject.ts'
import { summaries } from './summaries.ts'

const contacts = ['commercialization_team', 'meera.chandrasena'] as const

export async function seedSummaries(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids): Promise<void> {
  await tx.technologySummary.createMany({
    data: summaries.map(({ project, since, status, ...text }, nth) => {
      const at = calendar.ago(since, nth)
      const isAgreed = status === 'AGREED' || status === 'PUBLISHED'
      return {
        ...text,
        status,
        projectId: ids.get(project)!,
        contactId: persons.get(contacts[nth % contacts.length]!)!,
        proposedAt: status === 'PROPOSED' ? at : calendar.ago(since + 9, nth),
        agreedAt: isAgreed ? calendar.ago(since + (status === 'AGREED' ? 0 : 3), nth) : null,
        publishedAt: status === 'PUBLISHED' ? at : null,
        createdAt: calendar.ago(since + 14, nth),
        updatedAt: at,
      }
    }),
  })
}
