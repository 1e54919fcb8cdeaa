/** Whether a new version may take the place of a file: it is the latest one, and its record still takes files from the viewer. */
import type { Context } from '../../context.ts'
import { batched } from '../../batched.ts'
import { hostingOf, type Hung } from './fileHosts.ts'

/** Asked for all files of an answer at once: those of a record share its answer. Who may replace them is FILE_DELETE's to say. */
export const isReplaceable = batched(async (ctx, ids) => {
  const files = await ctx.db.file.findMany({ where: { id: { in: [...ids] }, currentId: null } })
  const open = new Map<string, Promise<boolean>>()
  const answers = new Map<number, Promise<boolean>>()
  for (const file of files) {
    const { name, column } = hostingOf(file)
    const record = `${name} ${file[column]}`
    const answer = open.get(record) ?? takesFiles(ctx, file)
    open.set(record, answer)
    answers.set(file.id, answer)
  }
  return Promise.all(ids.map((id) => answers.get(id) ?? Promise.resolve(false)))
})

/** Whether the viewer may add to the record of a file, and those that are there may still go. */
async function takesFiles({ db, access }: Context, file: Hung) {
  const { column, requires, host } = hostingOf(file)
  const id = file[column]!
  if (!(await access.can(requires, id))) return false
  const { closed, sealed } = await host(db, id)
  return closed === null && sealed === null
}
