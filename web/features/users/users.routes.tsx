/** The pages on which administrators manage accounts. */
import { UserPlus, Users } from 'lucide-react'
import * as texts from '#texts/users/pages.js'
import RolesPageQuery from '#web/__generated__/RolesPageQuery$parameters.ts'
import UserManagementPageQuery from '#web/__generated__/UserManagementPageQuery$parameters.ts'
import UserPageQuery from '#web/__generated__/UserPageQuery$parameters.ts'
import UsersPageQuery from '#web/__generated__/UsersPageQuery$parameters.ts'
import { globalId } from '#web/relay/globalId.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const requires = 'USER_MANAGE'
const tags = ['users', 'accounts', 'people']
const overview = '/admin/user-management'

export const userPages = [
  page({
    path: '/admin/user-management',
    title: texts.overview(),
    requires,
    menu: { icon: Users, order: 20 },
    search: { description: texts.overviewSearch(), tags },
    query: UserManagementPageQuery,
    load: () => import('./UserManagementPage.tsx'),
  }),
  page({
    path: '/admin/user-management/all-users',
    under: [overview],
    title: texts.users(),
    requires,
    search: { description: texts.usersSearch(), tags: [...tags, 'suspend', 'sessions', 'export'] },
    query: UsersPageQuery,
    list: () => import('./users.list.ts').then(({ userList }) => userList.variables),
    loading: <ListSkeleton />,
    load: () => import('./UsersPage.tsx'),
  }),
  page({
    path: '/admin/user-management/add-user',
    under: [overview],
    title: texts.add(),
    requires,
    more: UserPlus,
    search: { description: texts.addSearch(), tags: [...tags, 'invite'] },
    load: () => import('./AddUserPage.tsx'),
  }),
  page({
    path: '/admin/user-management/edit-user/:id',
    under: [overview, '/admin/user-management/all-users'],
    title: texts.edit(),
    requires,
    query: UserPageQuery,
    variables: ({ params }) => {
      const number = Number(params['id']) || 0
      return { number, userId: globalId('User', number) }
    },
    load: () => import('./UserPage.tsx'),
  }),
  page({
    path: '/admin/user-management/roles',
    under: [overview],
    title: texts.roles(),
    requires,
    search: { description: texts.rolesSearch(), tags: ['roles', 'permissions', 'access'] },
    query: RolesPageQuery,
    load: () => import('./RolesPage.tsx'),
  }),
]
