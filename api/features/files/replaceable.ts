/** Whether a new version may take the place of a file: it is the latest one, and its record still takes files from the viewer. */
import type { Context } from '../../context.ts'
import { batched } from '../../batched.ts'
import { hosting, hostNames, hostOf, type HostName } from './fileHosts.ts'

/** Asked for all files of an answer at once: those of a record share its answer. Who may replace them is FILE_DELETE's to say. */
export const isReplaceable = batched(async (ctx, ids) => {
  const files = await ctx.db.file.findMany({ where: { id: { in: [...ids] }, currentId: null } })
  const open = new Map<string, Promise<boolean>>()
  const answers = new Map<number, Promise<boolean>>()
  for (const file of files) {
    const name = hostNames.find((one) => file[hosting(one).column] !== null)!
    const record = `${name} ${file[hosting(name).column]}`
    const answer = open.get(record) ?? takesFiles(ctx, name, file)
    open.set(record, answer)
    answers.set(file.id, answer)
  }
  return Promise.all(ids.map((id) => answers.get(id) ?? Promise.resolve(false)))
})

/** Whether the viewer may add to the record of a file, and those that are there may still go. */
async function takesFiles({ db, access }: Context, name: HostName, file: Parameters<typeof hostOf>[1]) {
  const { column, requires } = hosting(name)
  if (!(await access.can(requires, file[column]!))) return false
  const { closed, sealed } = await hostOf(db, file)
  return closed === null && sealed === null
}
