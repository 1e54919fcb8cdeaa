/** Asks the model a question with a known answer, and says what came. */
import { Button } from '@chakra-ui/react'
import { Activity } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/model/page.js'
import type { TestModelMutation } from '#web/__generated__/TestModelMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { noticeOf } from './noticeOf.ts'

export function TestModel() {
  const [test, testing] = useAction<TestModelMutation>(
    graphql`
      mutation TestModelMutation {
        testModel {
          notice
        }
      }
    `,
    {
      success: ({ testModel }) => noticeOf(testModel?.notice ?? '', texts.works(), texts.worksNot()),
      failure: texts.testFailed(),
    },
  )
  return (
    <Button variant="outline" alignSelf="start" loading={testing} onClick={() => void test({})}>
      <Activity size={16} aria-hidden />
      {texts.test()}
    </Button>
  )
}
