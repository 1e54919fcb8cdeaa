/** Cases of moderation before and after their decision, reports of them, and a template: authors and reporters see their own. */
import { makeModerationCase } from '../../../prisma/seed/factories/moderation.ts'
import { any, only, type Cast, type Facts } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function moderationFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  for (const author of [...Object.values(viewers), stranger]) {
    const named = `of ${author === stranger ? 'a stranger' : author.role}`
    const made = async (about: string, more: object, holds: Facts[string]['holds']) => {
      const { id } = await makeModerationCase(db, { authorId: author.id, ...more })
      facts[`case ${about} ${named}`] = { entity: 'ModerationCase', id, holds }
      return id
    }
    await made('that is open', {}, any('any'))
    await made('that was dismissed', { status: 'DISMISSED', decision: 'DISMISSED' }, any('any'))
    const caseId = await made(
      'that was decided',
      { status: 'HIDDEN', decision: 'HIDDEN' },
      only(author, ['decidedOwn']),
    )
    const report = await db.contentReport.create({ data: { caseId, reporterId: author.id, reason: 'SPAM' } })
    facts[`report ${named}`] = { entity: 'ContentReport', id: report.id, holds: only(author, ['own']) }
  }
  const template = { name: 'Advertising', decision: 'REMOVED', text: 'No', textArabic: 'لا' } as const
  const { id } = await db.moderationTemplate.create({ data: template })
  facts['template of decisions'] = { entity: 'ModerationTemplate', id, holds: any('any') }
  return facts
}
