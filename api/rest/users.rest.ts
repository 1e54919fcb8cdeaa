/** The documented calls about people (docs/spec/rest.md#calls). */
import { deleteUser, createUser, updateUser } from '../features/accounts/manage.actions.ts'
import {
  globalId,
  inputOf,
  listOf,
  lower,
  many,
  paging,
  rowsOf,
  totalOf,
  upper,
  type Connection,
  type Shim,
  type ShimRequest,
} from './shim.ts'

const fields = `number name firstName lastName username email role status department position bio expertise
  profileImage createdAt lastLogin`

interface RestPerson {
  number: number
  role: string
  email: string | null
  status: string | null
  createdAt: string | null
  lastLogin: string | null
}

/** A person; what the caller may not know is left out. */
const restPerson = ({ number, role, email, status, createdAt, lastLogin, ...rest }: RestPerson) => ({
  id: number,
  ...rest,
  role: lower(role),
  ...(email === null ? {} : { email, status: lower(status), createdAt, lastLogin }),
})

type People = Connection<RestPerson>

const people = `users(filter: $filter, first: $first, page: $page) { totalCount(exact: true) edges { node { ${fields} } } }`
const filterOf = ({ query }: ShimRequest, role?: string[]) => ({
  search: query.get('search') || undefined,
  role: role ?? many(query, 'role')?.map(upper),
})

const updating = {
  path: '/api/users/:id(\\d{1,9})',
  action: updateUser,
  example: { department: 'Chemical Engineering' },
  document: `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { ${fields} } } }`,
  variables: ({ params, body }: ShimRequest) => ({
    input: { ...inputOf(updateUser, body), id: globalId('User', params['id']) },
  }),
  give: (data: Record<string, never>) => restPerson((data['updateUser']! as { user: RestPerson }).user),
}

export const userShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/users',
    summary: 'The accounts, by name',
    requires: 'USER_LIST',
    query: ['search', 'role', 'page', 'limit'],
    document: `query ($filter: UserFilter, $first: Int, $page: Int) { ${people} }`,
    variables: (request) => ({ filter: filterOf(request), ...paging(request.query) }),
    give: (data, { query }) => listOf(data['users']! as People, query, restPerson),
  },
  {
    method: 'POST',
    path: '/api/users',
    summary: 'Makes an account',
    example: { name: 'Dee Ray', email: 'dee@test.example', role: 'expert' },
    status: 201,
    action: createUser,
    document: `mutation ($input: CreateUserInput!) { createUser(input: $input) { user { ${fields} } } }`,
    variables: ({ body }) => ({ input: inputOf(createUser, body) }),
    give: (data) => restPerson((data['createUser']! as { user: RestPerson }).user),
  },
  {
    method: 'GET',
    path: '/api/users/:id(\\d{1,9})',
    summary: 'A person',
    document: `query ($number: Int!) { user(number: $number) { ${fields} } }`,
    variables: ({ params }) => ({ number: Number(params['id']) }),
    give: (data) => data['user'] && restPerson(data['user']),
  },
  {
    method: 'GET',
    path: '/api/users/username/:name([\\w.\\-]{1,80})',
    summary: 'A person, by the short name',
    document: `query ($username: String!) { user(username: $username) { ${fields} } }`,
    variables: ({ params }) => ({ username: params['name']!.toLowerCase() }),
    give: (data) => data['user'] && restPerson(data['user']),
  },
  { method: 'PUT', summary: 'Changes an account', requires: 'USER_MANAGE', ...updating },
  { method: 'PATCH', summary: 'Changes a profile; administrators change role and state, too', ...updating },
  {
    method: 'DELETE',
    path: '/api/users/:id(\\d{1,9})',
    summary: 'Closes an account',
    action: deleteUser,
    document: 'mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { user { number } } }',
    variables: ({ params }) => ({ input: { id: globalId('User', params['id']) } }),
    give: () => undefined,
  },
  {
    method: 'GET',
    path: '/api/researchers',
    summary: 'The researchers, 100 a page',
    query: ['search', 'page', 'limit'],
    document: `query ($filter: UserFilter, $first: Int, $page: Int) { ${people} }`,
    variables: (request) => ({ filter: filterOf(request, ['RESEARCHER']), ...paging(request.query, 100) }),
    total: totalOf('users'),
    give: (data) =>
      rowsOf(data['users']! as People, restPerson).map((person) => {
        const { id, name, username } = person as unknown as { id: number; name: string; username: string }
        return { id, name, username, ...('email' in person ? { email: person.email } : {}) }
      }),
  },
  {
    method: 'GET',
    path: '/api/industry-partners',
    summary: 'The people of companies, 100 a page',
    requires: 'PARTNER_DIRECTORY',
    query: ['search', 'page', 'limit'],
    document: `query ($filter: UserFilter, $first: Int, $page: Int) { ${people} }`,
    variables: (request) => ({
      filter: filterOf(request, ['INDUSTRY', 'INDUSTRY_PARTNER']),
      ...paging(request.query, 100),
    }),
    total: totalOf('users'),
    give: (data) => rowsOf(data['users']! as People, restPerson),
  },
]
