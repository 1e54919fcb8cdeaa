/** Whether the viewer's ORCID record is checked for new works, and when it was. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/publications/watch.js'
import { setOrcidWatchRules } from '#api/features/publications/orcidWorks/orcidWork.rules.ts'
import type { WatchOrcid_watch$key } from '#web/__generated__/WatchOrcid_watch.graphql.ts'
import type { WatchOrcidMutation } from '#web/__generated__/WatchOrcidMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { SwitchField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { formatTime } from '#web/ui/format.ts'

const problems: Record<string, string> = { UNKNOWN: texts.unknown(), BUSY: texts.busy(), AWAY: texts.away() }

export function WatchOrcid({ watch }: { watch: WatchOrcid_watch$key }) {
  const { enabled, readAt, nextReadAt, problem } = useFragment(
    graphql`
      fragment WatchOrcid_watch on OrcidWatch {
        enabled
        readAt
        nextReadAt
        problem
      }
    `,
    watch,
  )
  const [set] = useAction<WatchOrcidMutation>(
    graphql`
      mutation WatchOrcidMutation($input: SetOrcidWatchInput!) {
        setOrcidWatch(input: $input) {
          person {
            id
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.notSaved() },
  )
  return (
    <>
      <Form
        call="setOrcidWatch"
        rules={setOrcidWatchRules}
        initial={{ enabled }}
        action={(input) => set({ input })}
        actions={
          <SubmitButton variant="outline" alignSelf="start">
            {texts.save()}
          </SubmitButton>
        }
      >
        <SwitchField name="enabled" hint={texts.hint()} />
      </Form>
      {enabled && (
        <Text fontSize="sm" color="fg.muted">
          {readAt ? texts.readAt({ at: formatTime(readAt) }) : texts.never()} {problem && problems[problem]}{' '}
          {nextReadAt && readAt && texts.nextReadAt({ at: formatTime(nextReadAt) })}
        </Text>
      )}
    </>
  )
}
