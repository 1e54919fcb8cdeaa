/** What has to be done, by when, and a link to the place where it is done. */
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { kindWords } from '#api/duties/kindWords.rules.ts'
import * as texts from '#texts/duties/row.js'
import type { DutyRow_duty$key } from '#web/__generated__/DutyRow_duty.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate } from '#web/ui/format.ts'
import { LinkRow } from '#web/ui/LinkRows.tsx'

interface Props {
  duty: DutyRow_duty$key
  /** What can be done with it here. */
  children?: ReactNode
}

export function DutyRow({ duty, children }: Props) {
  const { kind, title, path, since, due, overdue, takenBy } = useFragment(
    graphql`
      fragment DutyRow_duty on Duty {
        kind
        title
        path
        since
        due
        overdue
        takenBy
      }
    `,
    duty,
  )
  const words = kindWords[kind as keyof typeof kindWords]()
  return (
    <LinkRow to={path} title={title} note={texts.note({ kind: words, day: formatDate(since) })}>
      {takenBy && <Tag tone="brand">{texts.takenBy({ name: takenBy })}</Tag>}
      {overdue ? (
        <Tag tone="danger">{texts.overdueSince({ day: formatDate(due) })}</Tag>
      ) : (
        <Tag>{texts.due({ day: formatDate(due) })}</Tag>
      )}
      {children}
    </LinkRow>
  )
}
