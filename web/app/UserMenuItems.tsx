/** What the user menu holds, loaded when it is needed. */
import { Box, HStack, Menu, Stack, Text, chakra } from '@chakra-ui/react'
import { BookOpen, Check, Keyboard, LogOut, Settings, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { language, languages, type Locale } from '#language'
import * as texts from '#texts/app/userMenuItems.js'
import { useArticle } from '#web/features/help/useArticle.ts'
import { colourModes, useColourMode, type ColourMode } from '#web/ui/colourMode.tsx'
import { MenuEntry } from '#web/ui/overlay/MenuEntry.tsx'
import { useApp, useViewer } from './AppContext.tsx'
import { languageNames } from './language/chosenLanguage.ts'
import { useChooseLanguage } from './language/useOwnLanguage.ts'
import { roleLabel } from './homes.ts'
import { useLogOut } from './useLogOut.ts'

export default function UserMenuItems({ onShortcuts }: { onShortcuts: () => void }) {
  const viewer = useViewer()
  const { whiteLabel } = useApp()
  const { mode, setMode } = useColourMode()
  const chooseLanguage = useChooseLanguage()
  const logOut = useLogOut()
  const { open } = useArticle()
  return (
    <>
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
          {texts.profile()}
        </Link>
      </Menu.Item>
      <Menu.Item value="settings" asChild>
        <Link to="/settings?section=account">
          <Settings size={16} aria-hidden />
          {texts.settings()}
        </Link>
      </Menu.Item>
      <MenuEntry value="shortcuts" hideBelow="md" onSelect={onShortcuts}>
        <Keyboard size={16} aria-hidden />
        <chakra.span>{texts.keyboardShortcuts()}</chakra.span>
      </MenuEntry>
      <Menu.Separator />
      <Menu.RadioItemGroup value={mode} onValueChange={(details) => setMode(details.value as ColourMode)}>
        <Menu.ItemGroupLabel>{texts.theme()}</Menu.ItemGroupLabel>
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
      <Menu.RadioItemGroup value={language()} onValueChange={({ value }) => void chooseLanguage(value as Locale)}>
        <Menu.ItemGroupLabel>{texts.language()}</Menu.ItemGroupLabel>
        {languages.map((each) => (
          <Menu.RadioItem key={each} value={each} lang={each}>
            <HStack flex="1" justifyContent="space-between">
              {languageNames[each]}
              {each === language() && <Check size={16} aria-hidden />}
            </HStack>
          </Menu.RadioItem>
        ))}
      </Menu.RadioItemGroup>
      <Menu.Separator />
      <MenuEntry value="documentation" hideFrom="md" onSelect={() => open('')}>
        <BookOpen size={16} aria-hidden />
        <chakra.span>{texts.documentation()}</chakra.span>
      </MenuEntry>
      <MenuEntry value="logout" onSelect={() => void logOut()}>
        <LogOut size={16} aria-hidden />
        <chakra.span>{texts.logout()}</chakra.span>
      </MenuEntry>
    </>
  )
}
