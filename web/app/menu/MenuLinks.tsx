/** The side menu's links: the role's documented entries, below them what the viewer has pinned, and what else the role may open. */
import * as pins from '#texts/pins/menu.js'
import * as texts from '#texts/app/menuLinks.js'
import { Stack } from '@chakra-ui/react'
import { Pin } from 'lucide-react'
import { LesserLinks } from './LesserLinks.tsx'
import { MenuLink } from './MenuLink.tsx'
import { SubMenu } from './SubMenu.tsx'
import { useMarked } from './useMarked.ts'
import { useMenu } from './useMenu.ts'
import { usePins } from './usePins.ts'

interface Props {
  narrow?: boolean
  onFollow?: () => void
}

export function MenuLinks({ narrow = false, onFollow }: Props) {
  const { first, more } = useMenu()
  const pinned = usePins().map(({ title, path }) => ({ label: title, path, icon: Pin }))
  const isMarked = useMarked([...first, ...pinned, ...more])
  const look = { narrow, onFollow, isMarked }
  return (
    <>
      <Stack as="ul" gap="0.5" listStyleType="none">
        {first.map((entry) => (
          <li key={entry.path}>
            {entry.entries ? (
              <SubMenu entry={entry} entries={entry.entries} {...look} />
            ) : (
              <MenuLink entry={entry} current={isMarked(entry.path)} narrow={narrow} onFollow={onFollow} />
            )}
          </li>
        ))}
      </Stack>
      <LesserLinks title={pins.pinned()} entries={pinned} {...look} />
      <LesserLinks title={texts.more()} entries={more} {...look} />
    </>
  )
}
