/** A researcher with projects and all who look at them, for the tests of what may be done with one. */
import { fileDatabase } from './fileDatabase.ts'
import { person } from './run.ts'

/** For a test file: its people on a database of its own; `onQuery` is handed every statement. */
export async function projects(onQuery?: (sql: string) => void) {
  const { db } = await fileDatabase(onQuery)
  const owner = await person(db, 'RESEARCHER')
  const editor = await person(db, 'RESEARCHER')
  const stranger = await person(db, 'RESEARCHER')
  const team = await person(db, 'COMMERCIALIZATION_TEAM')
  const company = await person(db, 'INDUSTRY')
  const investor = await person(db, 'INVESTOR')

  const project = (data: object = {}) =>
    db.project.create({
      data: {
        title: 'Solar still',
        description: 'Clean water from brackish wells',
        status: 'ACTIVE',
        ownerId: owner.id,
        members: {
          create: [
            { userId: owner.id, role: 'LEAD' },
            { userId: editor.id, role: 'EDITOR' },
          ],
        },
        ...data,
      },
    })

  return { db, owner, editor, stranger, team, company, investor, project }
}
