/** How many accounts each role has, with the way to them. */
import { Link } from 'react-router'
import * as texts from '#texts/users/overview.js'
import type { countsByRole_query$key } from '#web/__generated__/countsByRole_query.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'
import { SmallTable, type Column } from '#web/ui/table/SmallTable.tsx'
import { useAccountCounts, type Status } from './countsByRole.ts'
import { roleNames, type RoleName } from './roleNames.ts'
import { usersIn } from './userPaths.ts'

const columns: readonly (readonly [status: Status, words: string])[] = [
  ['ACTIVE', texts.active()],
  ['PENDING_VERIFICATION', texts.waits()],
  ['SUSPENDED', texts.suspended()],
]

export function RoleCounts({ query }: { query: countsByRole_query$key }) {
  const count = useAccountCounts(query)
  return (
    <Section title={texts.byRole()}>
      <SmallTable
        name={texts.byRole()}
        rows={Object.keys(roleNames) as RoleName[]}
        keyOf={(name) => name}
        columns={[
          { header: texts.role(), cell: (name) => <Link to={usersIn({ role: name })}>{roleNames[name]}</Link> },
          ...columns.map(([status, header]): Column<RoleName> => ({
            header,
            number: true,
            cell: (name) => formatCount(count(status, name)),
          })),
        ]}
      />
    </Section>
  )
}
