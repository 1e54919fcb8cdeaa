/** Who is signed in, the look of the app, and the way out. */
import { Box, Button, HStack, Menu, Stack, Text, VisuallyHidden, chakra } from '@chakra-ui/react'
import { BookOpen, Check, ChevronDown, Keyboard, LogOut, Settings, UserRound } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import type { UserMenuLogoutMutation } from '#web/__generated__/UserMenuLogoutMutation.graphql.ts'
import { useArticle } from '#web/features/help/useArticle.ts'
import { useAction } from '#web/relay/useAction.ts'
import { colourModes, useColourMode, type ColourMode } from '#web/ui/colourMode.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { useApp, useViewer } from './AppContext.tsx'
import { roleLabel } from './homes.ts'
import { endSession } from './session.ts'

export function UserMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const viewer = useViewer()
  const { whiteLabel } = useApp()
  const { mode, setMode } = useColourMode()
  const logOut = useLogOut()
  const { open } = useArticle()
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="ghost" paddingX="2">
          <VisuallyHidden>User menu of {viewer.name}</VisuallyHidden>
          <Initials name={viewer.name} image={viewer.profileImage} />
          <Text hideBelow="md" maxW="160px" truncate aria-hidden>
            {viewer.name}
          </Text>
          <chakra.span hideBelow="md" aria-hidden>
            <ChevronDown size={16} />
          </chakra.span>
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="240px">
          <Box paddingX="3" paddingY="2">
            <Stack gap="0">
              <Text fontWeight="semibold">{viewer.name}</Text>
              <Text color="fg.muted">{viewer.email}</Text>
              <Text color="fg.muted">{roleLabel(viewer.role, whiteLabel.roleLabels)}</Text>
            </Stack>
          </Box>
          <Menu.Separator />
          <Menu.Item value="profile" asChild>
            <Link to="/profile">
              <UserRound size={16} aria-hidden />
              Profile
            </Link>
          </Menu.Item>
          <Menu.Item value="settings" asChild>
            <Link to="/settings?section=account">
              <Settings size={16} aria-hidden />
              Settings
            </Link>
          </Menu.Item>
          <Menu.Item value="shortcuts" hideBelow="md" onSelect={onShortcuts}>
            <Keyboard size={16} aria-hidden />
            <chakra.span>Keyboard shortcuts</chakra.span>
          </Menu.Item>
          <Menu.Separator />
          <Menu.RadioItemGroup value={mode} onValueChange={(details) => setMode(details.value as ColourMode)}>
            <Menu.ItemGroupLabel>Theme</Menu.ItemGroupLabel>
            {Object.entries(colourModes).map(([value, label]) => (
              <Menu.RadioItem key={value} value={value}>
                <HStack flex="1" justifyContent="space-between">
                  {label}
                  {mode === value && <Check size={16} aria-hidden />}
                </HStack>
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
          <Menu.Separator />
          <Menu.Item value="documentation" hideFrom="md" onSelect={() => open('')}>
            <BookOpen size={16} aria-hidden />
            <chakra.span>Documentation</chakra.span>
          </Menu.Item>
          <Menu.Item value="logout" onSelect={() => void logOut()}>
            <LogOut size={16} aria-hidden />
            <chakra.span>Logout</chakra.span>
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}

/** Ends the session here and on the server; a server that cannot be reached does not keep anyone signed in here. */
export function useLogOut() {
  const [commit] = useAction<UserMenuLogoutMutation>(
    graphql`
      mutation UserMenuLogoutMutation {
        logout {
          done
        }
      }
    `,
    { failure: null },
  )
  return async () => {
    await commit({})
    endSession('/auth')
  }
}
