/** What has changed in an opportunity since the investor last looked at it. */
import { List, Stack, Text } from '@chakra-ui/react'
import * as texts from '#texts/opportunities/card.js'

export const OpportunityChanges = ({ changes }: { changes: readonly string[] }) =>
  changes.length > 0 && (
    <Stack gap="1" bg="bg.info" color="fg.info" borderRadius="md" paddingX="3" paddingY="2" fontSize="sm">
      <Text fontWeight="medium">{texts.changes()}</Text>
      <List.Root paddingInlineStart="4">
        {changes.map((change) => (
          <List.Item key={change}>{change}</List.Item>
        ))}
      </List.Root>
    </Stack>
  )
