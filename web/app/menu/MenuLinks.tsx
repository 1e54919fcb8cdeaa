/** The side menu's links: the role's documented entries, and below them, in a quieter group, what else the role may open. */
import * as texts from '#texts/app/menuLinks.js'
import { Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { MenuLink } from './MenuLink.tsx'
import { SubMenu } from './SubMenu.tsx'
import { useMarked } from './useMarked.ts'
import { useMenu } from './useMenu.ts'

interface Props {
  narrow?: boolean
  onFollow?: () => void
}

export function MenuLinks({ narrow = false, onFollow }: Props) {
  const { first, more } = useMenu()
  const id = useId()
  const isMarked = useMarked([...first, ...more])
  const look = { narrow, onFollow }
  return (
    <>
      <Stack as="ul" gap="0.5" listStyleType="none">
        {first.map((entry) => (
          <li key={entry.path}>
            {entry.entries ? (
              <SubMenu entry={entry} entries={entry.entries} isMarked={isMarked} {...look} />
            ) : (
              <MenuLink entry={entry} current={isMarked(entry.path)} {...look} />
            )}
          </li>
        ))}
      </Stack>
      {more.length > 0 && (
        <Stack gap="0.5" marginTop="4" paddingTop="4" borderTopWidth="1px">
          <Text
            id={id}
            fontSize="xs"
            fontWeight="medium"
            color="fg.subtle"
            paddingX="3"
            paddingBottom="1"
            srOnly={narrow}
          >
            {texts.more()}
          </Text>
          <Stack as="ul" gap="0" listStyleType="none" aria-labelledby={id}>
            {more.map((entry) => (
              <li key={entry.path}>
                <MenuLink entry={entry} current={isMarked(entry.path)} quiet {...look} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  )
}
