/** The tabs of the ideas incubator, each with how many ideas it has. */
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { IdeaTabs_query$key } from '#web/__generated__/IdeaTabs_query.graphql.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { tabs, type Tab } from './ideaWords.ts'

interface Props {
  query: IdeaTabs_query$key
  tab: Tab
  /** Takes the name of a tab as the address has it; '' for the first. */
  onChange: (name: string) => void
  children: ReactNode
}

export function IdeaTabs({ query, tab, onChange, children }: Props) {
  const { awaiting, approved, validated, declined } = useFragment(
    graphql`
      fragment IdeaTabs_query on Query {
        awaiting: ideas(filter: $awaiting, first: 0) {
          totalCount(exact: true)
        }
        approved: ideas(filter: $approved, first: 0) {
          totalCount(exact: true)
        }
        validated: ideas(filter: $validated, first: 0) {
          totalCount(exact: true)
        }
        declined: ideas(filter: $declined, first: 0) {
          totalCount(exact: true)
        }
      }
    `,
    query,
  )
  const counts = [awaiting, approved, validated, declined].map(({ totalCount }) => totalCount)
  return (
    <Tabs
      value={tab.name}
      onChange={(name) => onChange(name === tabs[0].name ? '' : name)}
      tabs={Object.fromEntries(tabs.map(({ name, label }, at) => [name, `${label} (${counts[at]})`]))}
    >
      {children}
    </Tabs>
  )
}
