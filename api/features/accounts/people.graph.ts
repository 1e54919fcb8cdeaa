/** Lists of people and of departments. */
import { array, boolean, number, object, string } from 'yup'
import { builder } from '../../builder.ts'
import { inBothLanguages, listField, search } from '../../listField.ts'
import { enumOf } from '../../rules.ts'
import { freeWithin } from '../calendar/freeWithin.ts'
import { byNextFree } from '../calendar/nextFree.ts'
import { windowDays } from '../calendar/sessionTimes.rules.ts'
import { accountStatuses, allRoles } from './account.rules.ts'

listField('users', {
  type: 'User',
  read: 'USER_READ',
  description: 'The people whom the viewer may find.',
  filter: {
    rules: object({
      search: string()
        .max(200, 'At most 200 characters')
        .nullable()
        .meta({ description: 'Any part of name, department or expertise.' }),
      role: array(enumOf(allRoles, 'Role').defined()).nullable(),
      department: array(string().defined()).nullable(),
      expertise: array(string().defined()).nullable(),
      language: array(string().defined()).nullable(),
      openToIntroductions: boolean()
        .nullable()
        .meta({ description: 'To whom companies may wish to be introduced, or not.' }),
      openToCollaborate: boolean().nullable().meta({ description: 'Who looks for people to work with, or does not.' }),
      withProjects: boolean()
        .nullable()
        .meta({ description: 'Who lead a project that the viewer may see, or lead none.' }),
      freeWithinDays: number()
        .integer('A whole number of days')
        .min(1, 'At least one day')
        .max(windowDays, `At most ${windowDays} days`)
        .nullable()
        .meta({ description: 'Experts with a free slot that begins within this number of days.' }),
      status: array(enumOf(accountStatuses, 'AccountStatus').defined()).nullable().meta({
        description: 'In one of these states; only active people are seen by those who may not see states.',
      }),
    }),
    where: async (
      {
        search: text,
        role,
        department,
        expertise,
        language,
        openToIntroductions,
        openToCollaborate,
        withProjects,
        freeWithinDays,
        status,
      },
      ctx,
    ) => {
      const asked = [
        ctx.access.within('USER_FIND'),
        search(inBothLanguages, text),
        role?.length && { role: { in: role } },
        department?.length && { department: { in: department } },
        expertise?.length && { expertise: { hasSome: expertise } },
        language?.length && { languages: { hasSome: language } },
        openToIntroductions != null && { openToIntroductions },
        openToCollaborate != null && { openToCollaborate },
        withProjects != null && { projects: { [withProjects ? 'some' : 'none']: ctx.access.within('PROJECT_READ') } },
        ctx.access.allowed('USER_VERIFY')
          ? status?.length && { status: { in: status } }
          : { status: 'ACTIVE' as const },
      ].map((where) => where || undefined)
      return freeWithinDays ? [...asked, await freeWithin(ctx, asked, freeWithinDays)] : asked
    },
  },
  sort: {
    NAME: { column: 'sortName', inBoth: true },
    NEXT_FREE: {
      keys: byNextFree,
      within: 'EXPERT_BOOK',
      meaning: 'The next free slot, of experts whom the viewer may book; those without one are last, by name.',
    },
    CREATED_AT: {
      column: 'createdAt',
      requires: 'USER_LIST',
      meaning: 'When the person registered; for the university.',
    },
  },
  order: { field: 'NAME', direction: 'ASC' },
})

builder.prismaObject('Department', {
  readable: 'parent',
  description: 'A department of the university.',
  fields: (t) => ({
    name: t.exposeString('name'),
    faculty: t.exposeString('faculty'),
  }),
})

builder.queryField('departments', (t) =>
  t.prismaField({
    type: ['Department'],
    requires: 'public',
    description: 'The departments that forms and filters offer.',
    resolve: (query, _, _args, ctx) => ctx.db.department.findMany({ ...query, orderBy: [{ name: 'asc' }] }),
  }),
)
