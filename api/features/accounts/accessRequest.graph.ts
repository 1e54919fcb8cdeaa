/** Pages that are for other roles, and requests for access to them, in the schema. */
import { encodeGlobalID } from '@pothos/plugin-relay'
import { actionField } from '../../actionField.ts'
import { builder, RoleEnum } from '../../builder.ts'
import { rolesOf } from '../../policy.ts'
import { requestAccess } from './accessRequest.actions.ts'
import { waitingSince } from './accessRequest.ts'
import { restrictedPageAt, type RestrictedPage } from './restrictedPages.ts'

const PageAccess = builder.objectRef<RestrictedPage>('PageAccess').implement({
  description: 'A page that is for other roles than that of the viewer.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalID('PageAccess', String(id)) }),
    title: t.string({ resolve: ({ title }) => title() }),
    roles: t.field({
      type: [RoleEnum],
      resolve: ({ requires }) => rolesOf(requires),
    }),
    requestedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the viewer requested access, if that request still waits.',
      async resolve({ id: page }, _, { db, viewer }) {
        const request = await db.accessRequest.findFirst({
          where: { userId: viewer!.id, page, requestedAt: { gt: waitingSince() } },
          select: { requestedAt: true },
        })
        return request?.requestedAt ?? null
      },
    }),
  }),
})

builder.queryField('pageAccess', (t) =>
  t.field({
    type: PageAccess,
    nullable: true,
    requires: 'ACCOUNT_OWN',
    description:
      'The page at this path when it is for other roles; nothing for other addresses and for pages that open for the viewer.',
    args: { path: t.arg.string({ required: true }) },
    resolve(_, { path }, { access }) {
      const page = restrictedPageAt(path)
      return page && !access.allowed(page.requires) ? page : null
    },
  }),
)

actionField(requestAccess, (t) => ({
  page: t.field({ type: PageAccess, resolve: ({ page }) => page }),
}))
