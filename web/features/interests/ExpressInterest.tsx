/** Tells the university that one is interested in investing in a project, or leads to what one has told it. */
import { Button, Text } from '@chakra-ui/react'
import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link, useNavigate } from 'react-router'
import { createInterestRules } from '#api/features/interests/interest.rules.ts'
import * as texts from '#texts/interests/actions.js'
import type { ExpressInterest_project$key } from '#web/__generated__/ExpressInterest_project.graphql.ts'
import type { ExpressInterestMutation } from '#web/__generated__/ExpressInterestMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { AmountFields } from './AmountFields.tsx'

const rules = createInterestRules.omit(['projectId'])

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
          isOver
        }
      }
    `,
    key,
  )
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const [express] = useAction<ExpressInterestMutation>(
    graphql`
      mutation ExpressInterestMutation($input: CreateInterestInput!) {
        createInterest(input: $input) {
          interest {
            path
          }
        }
      }
    `,
    { success: { title: texts.expressed(), description: texts.expressedNote() }, failure: texts.failed() },
  )
  const standing = ownInterests.find(({ isOver }) => !isOver)
  if (standing)
    return (
      <Button asChild size={size} variant="outline" aria-label={texts.yourInterestIn({ title })}>
        <Link to={standing.path}>
          <HandCoins size={16} aria-hidden />
          {texts.yourInterest()}
        </Link>
      </Button>
    )
  if (!canExpressInterest) return null
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)} aria-label={texts.expressIn({ title })}>
        <HandCoins size={16} aria-hidden />
        {texts.express()}
      </Button>
      {open && (
        <FormDialog
          call="createInterest"
          open
          onClose={() => setOpen(false)}
          title={texts.express()}
          rules={rules}
          initial={{
            message: '',
            amountFrom: null as number | null,
            amountUntil: null as number | null,
            amountOpen: false,
          }}
          action={async (values) => {
            const done = await express({ input: { projectId: id, ...values } })
            if (done.ok && done.data.createInterest.interest) void navigate(done.data.createInterest.interest.path)
            return done
          }}
          submit={texts.express()}
        >
          <Text fontWeight="medium" dir="auto">
            {title}
          </Text>
          <Text color="fg.muted">{texts.expressHint()}</Text>
          <TextArea name="message" rows={4} />
          <AmountFields />
        </FormDialog>
      )}
    </>
  )
}
