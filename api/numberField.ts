/** `numberField(name, {...})`: a record by the number that people and the documented calls refer to it by; nothing when there is none for the viewer. */
import { builder, type Types } from './builder.ts'
import { tableOf } from './db.ts'
import type { Permission } from './policy.ts'

interface Numbered {
  type: Extract<keyof Types['PrismaTypes'], string>
  /** The permission that the record must give the viewer. */
  read: Permission
}

/** Adds the query `name(number)`. */
export function numberField(name: string, { type, read }: Numbered): void {
  builder.queryField(name, (t) =>
    t.prismaField({
      type: type as 'Project',
      nullable: true,
      requires: read,
      description: `The ${name} with this number, or nothing when there is none for the viewer.`,
      args: { number: t.arg.int({ required: true }) },
      resolve: (query, _, { number }, ctx) =>
        ctx.db[tableOf(type) as 'project'].findFirst({
          ...query,
          where: { AND: [{ id: number }, ctx.access.within(read as 'PROJECT_READ')] },
        }),
    }),
  )
}
