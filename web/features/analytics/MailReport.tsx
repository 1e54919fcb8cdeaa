/** Has a report sent by mail every week or month, or ends that. */
import { Button, Text } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { setReportSubscriptionRules } from '#api/features/analytics/analytics.rules.ts'
import * as texts from '#texts/analytics/mailReport.js'
import type { MailReport_query$key, ReportKind } from '#web/__generated__/MailReport_query.graphql.ts'
import type { MailReportEndMutation } from '#web/__generated__/MailReportEndMutation.graphql.ts'
import type { MailReportMutation } from '#web/__generated__/MailReportMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'

const rules = setReportSubscriptionRules.omit(['report'])

export function MailReport({ query, report }: { query: MailReport_query$key; report: ReportKind }) {
  const [open, setOpen] = useState(false)
  const { reportSubscriptions } = useFragment(
    graphql`
      fragment MailReport_query on Query {
        reportSubscriptions {
          report
          interval
        }
      }
    `,
    query,
  )
  const [subscribe] = useAction<MailReportMutation>(
    graphql`
      mutation MailReportMutation($input: SetReportSubscriptionInput!) {
        setReportSubscription(input: $input) {
          done
        }
      }
    `,
    { success: { title: texts.subscribed() } },
  )
  const [end, ending] = useAction<MailReportEndMutation>(
    graphql`
      mutation MailReportEndMutation($input: EndReportSubscriptionInput!) {
        endReportSubscription(input: $input) {
          done
        }
      }
    `,
    { success: { title: texts.ended() }, failure: texts.failed() },
  )
  const current = reportSubscriptions.find((one) => one.report === report)
  const stop = async () => {
    if ((await end({ input: { report: report as never } })).ok) setOpen(false)
  }
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Mail size={16} aria-hidden />
        {texts.byMail()}
      </Button>
      <FormDialog
        call="setReportSubscription"
        open={open}
        onClose={() => setOpen(false)}
        title={texts.title()}
        rules={rules}
        initial={{ interval: current?.interval ?? 'WEEKLY' }}
        action={(values) => subscribe({ input: { report: report as never, ...values } as never })}
        submit={texts.save()}
      >
        <Text color="fg.muted">{current ? texts.getsIt({ interval: current.interval }) : texts.hint()}</Text>
        <SelectField
          name="interval"
          choices={[
            { value: 'WEEKLY', label: texts.weekly() },
            { value: 'MONTHLY', label: texts.monthly() },
          ]}
        />
        {current && (
          <Button type="button" variant="ghost" alignSelf="start" loading={ending} onClick={() => void stop()}>
            {texts.stop()}
          </Button>
        )}
      </FormDialog>
    </>
  )
}
