/** People in the schema. */
import type { AccountStatus } from '../../__generated__/prisma/enums.ts'
import { builder, describedEnum, RoleEnum } from '../../builder.ts'
import { viewerCan } from '../../viewerCan.ts'
import { pictureAddress } from './picture.ts'

export const AccountStatusEnum = describedEnum<AccountStatus>('AccountStatus', 'Whether an account may be used.', {
  PENDING_VERIFICATION: 'Registered, waiting for the university: sees only its own things.',
  ACTIVE: 'In use.',
  SUSPENDED: 'May not sign in for now.',
  DEACTIVATED: 'Closed.',
})

export const UserNode = builder.prismaNode('User', {
  id: { field: 'id', description: 'The global id.' },
  readable: 'USER_READ',
  description: 'A person on the platform, as others see them.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'The number that shims use.' }),
    name: t.exposeString('name', { description: 'The name on screen.' }),
    username: t.exposeString('username', { description: 'The unique short name.' }),
    role: t.expose('role', { type: RoleEnum, description: 'What the person is here.' }),
    department: t.exposeString('department', {
      description: "A department, or an outside person's institution or company.",
    }),
    position: t.exposeString('position', { description: 'The position held.' }),
    bio: t.exposeString('bio', { description: 'About the person.' }),
    expertise: t.exposeStringList('expertise', { description: 'Fields of expertise.' }),
    openToCollaborate: t.exposeBoolean('openToCollaborate', {
      description: 'Whether this researcher looks for people to work with.',
    }),
    collaborationNote: t.string({
      select: { openToCollaborate: true, collaborationNote: true },
      description: 'In a few words, for what; empty for one who is not open to collaborate.',
      resolve: (person) => (person.openToCollaborate ? person.collaborationNote : ''),
    }),
    canContact: viewerCan(t, 'RESEARCHER_CONTACT', 'Whether the viewer may write to this researcher.'),
    projectCount: t.relationCount('projects', {
      where: (_, ctx) => ctx.access.within('PROJECT_READ'),
      description: 'How many projects of this person the viewer may see.',
    }),
    profileImage: t.string({
      nullable: true,
      select: { id: true, profileImage: true, picture: { select: { sha256: true } } },
      description: 'The address of a picture; of an uploaded one, an address of ours that a browser may load.',
      resolve: (person, _, ctx) => pictureAddress(ctx, person),
    }),
    firstName: t.exposeString('firstName', { description: 'Given name.' }),
    lastName: t.exposeString('lastName', { description: 'Family name.' }),
    email: t.exposeString('email', {
      nullable: true,
      requires: 'USER_READ_PRIVATE',
      description: 'The e-mail address.',
    }),
    status: t.expose('status', {
      type: AccountStatusEnum,
      nullable: true,
      requires: 'USER_READ_PRIVATE',
      description: 'The state of the account.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: true,
      requires: 'USER_READ_PRIVATE',
      description: 'When the person registered.',
    }),
    lastLogin: t.expose('lastLogin', {
      type: 'DateTime',
      nullable: true,
      requires: 'USER_READ_PRIVATE',
      description: 'The last sign-in.',
    }),
    canVerify: viewerCan(t, 'USER_VERIFY', 'Whether the viewer may verify or refuse the account.'),
  }),
})
