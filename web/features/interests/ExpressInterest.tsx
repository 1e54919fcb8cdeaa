/** Says that one is interested in a project, or how the interest stands that one has said. */
import { Button } from '@chakra-ui/react'
import { HandCoins, Handshake } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link, useNavigate } from 'react-router'
import * as texts from '#texts/interests/actions.js'
import type { ExpressInterest_project$key } from '#web/__generated__/ExpressInterest_project.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { formatDate } from '#web/ui/format.ts'
import { ExpressDialog } from './ExpressDialog.tsx'
import { stages, type Stage } from './interestWords.ts'

interface Props {
  project: ExpressInterest_project$key
  size?: 'sm' | 'md'
}

export function ExpressInterest({ project: key, size = 'md' }: Props) {
  const { id, title, canExpressInterest, ownInterests } = useFragment(
    graphql`
      fragment ExpressInterest_project on Project {
        id
        title
        canExpressInterest
        ownInterests {
          path
          status
          acknowledgeBy
          isOver
        }
      }
    `,
    key,
  )
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const Icon = useAllowed('OPPORTUNITY_BROWSE') ? HandCoins : Handshake
  const standing = ownInterests.find(({ isOver }) => !isOver)
  if (standing) {
    const state =
      standing.status === 'EXPRESSED'
        ? texts.interestedUntil({ date: formatDate(standing.acknowledgeBy) })
        : texts.interested({ stage: stages[standing.status as Stage].words })
    return (
      <Button
        asChild
        size={size}
        variant="outline"
        aria-label={texts.stateOfInterest({ state, title })}
        whiteSpace="normal"
        height="auto"
        minH={size === 'md' ? '10' : '9'}
        paddingY="1"
        flexShrink="1"
      >
        <Link to={standing.path}>
          <Icon size={16} aria-hidden />
          {state}
        </Link>
      </Button>
    )
  }
  if (!canExpressInterest) return null
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)} aria-label={texts.expressIn({ title })}>
        <Icon size={16} aria-hidden />
        {texts.express()}
      </Button>
      {open && (
        <ExpressDialog
          project={{ id, title }}
          onClose={() => setOpen(false)}
          onExpressed={(path) => void navigate(path)}
        />
      )}
    </>
  )
}
