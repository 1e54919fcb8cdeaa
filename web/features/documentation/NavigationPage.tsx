/** Every page with the roles that open it and its place in the menu. */
import { Code, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/documentation/navigation.js'
import * as pages from '#texts/documentation/pages.js'
import { listed } from '#listed'
import type { NavigationPageQuery } from '#web/__generated__/NavigationPageQuery.graphql.ts'
import { useAllPages } from '#web/app/PagesContext.tsx'
import { roleNames, rolesIn, type RoleName } from '#web/features/users/roleNames.ts'
import { usePage, type PageDescription } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { Filtered } from '#web/ui/Filtered.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

const names = Object.keys(roleNames) as RoleName[]

/** Where the menu has it; those who do not find it there come from another page or the search. */
function placeOf({ menu, more }: PageDescription): string {
  if (menu?.group) return texts.menuIn({ group: menu.group.label })
  if (menu) return menu.for ? texts.menuSome() : texts.menu()
  return more ? texts.more() : texts.elsewhere()
}

export default function NavigationPage() {
  const { permissionTable } = usePage<NavigationPageQuery>(graphql`
    query NavigationPageQuery @preloadable {
      permissionTable {
        name
        roles {
          role
          within
        }
      }
    }
  `)
  const all = useAllPages()
  const rolesOf = ({ requires }: PageDescription) => {
    const row = permissionTable.find(({ name }) => name === requires)
    if (!row) return texts.everybody()
    const may = (name: RoleName) => row.roles.some(({ role, within }) => within && role === rolesIn[name][0])
    return listed(names.filter(may).map((name) => roleNames[name]))
  }
  return (
    <>
      <PageHeader title={pages.navigation()} description={texts.description({ pages: all.length })} />
      <Section title={texts.table()}>
        <Filtered
          label={texts.search()}
          rows={all.toSorted((a, b) => a.path.localeCompare(b.path))}
          wordsOf={({ title, path }) => `${title} ${path}`}
          shown={texts.shown}
          none={texts.none}
        >
          {(rows) => (
            <SmallTable
              name={texts.table()}
              rows={rows}
              keyOf={({ path }) => path}
              columns={[
                {
                  header: texts.page(),
                  cell: ({ title, path }) => (
                    <>
                      {title}
                      <Text as="div">
                        <Code size="sm">{path}</Code>
                      </Text>
                    </>
                  ),
                },
                { header: texts.opens(), cell: rolesOf },
                { header: texts.permission(), cell: ({ requires }) => <Code size="sm">{requires}</Code> },
                { header: texts.place(), cell: placeOf },
              ]}
            />
          )}
        </Filtered>
      </Section>
    </>
  )
}
