/** `similarField('Ideas', {...})`: records like one that somebody is writing, so that people find each other before they do a thing twice. */
import { check } from './action.ts'
import { alikeIn, type Compared } from './alike.ts'
import { writtenRules } from './alike.rules.ts'
import { builder } from './builder.ts'
import { tableOf } from './db.ts'
import type { Permission } from './policy.ts'

interface Similar {
  type: Compared
  /** The permission to write such records. */
  requires: Permission
  /** The permission that a record must give the viewer. */
  read: Permission
  /** What else must hold for a record. */
  where?: object
}

const shown = 3

/** Adds the query `similarIdeas(title, description, except)`. */
export function similarField(plural: string, { type, requires, read, where = {} }: Similar): void {
  builder.queryField(`similar${plural}`, (t) =>
    t.prismaField({
      type: [type as 'Project'],
      nullable: { items: true, list: false },
      requires,
      description: `${plural} that the viewer may see and that are like a title and a description, the likest first; at most ${shown}.`,
      args: {
        title: t.arg.string({ required: true }),
        description: t.arg.string({ required: true }),
        except: t.arg.int({ required: false, description: `The number of the ${type.toLowerCase()} to leave out.` }),
      },
      resolve: async (query, _, { except, ...texts }, ctx) => {
        const ids = await alikeIn(ctx.db, type, await check(writtenRules, texts), except ?? 0)
        const records = await ctx.db[tableOf(type) as 'project'].findMany({
          ...query,
          where: { AND: [{ id: { in: ids } }, where, ctx.access.within(read as 'PROJECT_READ')] },
        })
        return records.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)).slice(0, shown)
      },
    }),
  )
}
