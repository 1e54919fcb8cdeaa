/** What an entry of a calendar is made of: a link to its page, among which the arrow keys go, or plain words without one. */
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { Day } from './days.ts'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string | undefined; day: Day }

export const EntryLink = ({ to, day, ...rest }: Props) =>
  to === undefined ? (
    <div {...(rest as ComponentProps<'div'>)} />
  ) : (
    <Link to={to} preventScrollReset data-calendar-day={day} {...rest} />
  )
