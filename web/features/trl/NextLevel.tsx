/** What the next level needs, before it is claimed. */
import { Heading, Stack, Text } from '@chakra-ui/react'
import { criteriaBetween } from '#api/features/trl/criteria.rules.ts'
import * as texts from '#texts/trl/project.js'
import { trlWords } from '#web/features/projects/projectWords.ts'

export const NextLevel = ({ level }: { level: number }) => (
  <Stack gap="2">
    <Heading as="h3" size="sm">
      {texts.neededFor({ level: trlWords(level) })}
    </Heading>
    <Stack as="ul" gap="2" paddingInlineStart="5" listStyleType="disc">
      {criteriaBetween(level - 1, level).map(({ code, title, example }) => (
        <li key={code}>
          <Text>{title}</Text>
          <Text fontSize="sm" color="fg.muted">
            {example}
          </Text>
        </li>
      ))}
    </Stack>
  </Stack>
)
