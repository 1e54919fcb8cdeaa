/** The design: Chakra's recipes over our own tokens (tokens.ts); the platform's accent fills its scale at run time. */
import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import {
  alertSlotRecipe,
  animationStyles,
  badgeRecipe,
  breakpoints,
  buttonRecipe,
  cardSlotRecipe,
  containerRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  globalCss,
  headingRecipe,
  inputRecipe,
  kbdRecipe,
  keyframes,
  layerStyles,
  linkRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  popoverSlotRecipe,
  semanticTokens,
  separatorRecipe,
  skeletonRecipe,
  skipNavLinkRecipe,
  spinnerRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
  textareaRecipe,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme'
import { plainStyles } from './ui/plainStyles.ts'
import { isColour, mix, readableOn } from '#api/colour.rules.ts'
import {
  brandColours,
  densities,
  firstAccent,
  inks,
  levels,
  lines,
  meanings,
  motion,
  surfaces,
  typeScale,
  type ColourScheme,
  type Density,
} from './tokens.ts'

/** Icons that point forward or back. */
const pointing = [
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'external-link',
  'log-out',
  'message-square-reply',
  'move-right',
  'panel-left',
  'panel-left-close',
  'panel-left-open',
  'reply',
  'send',
  'undo-2',
]

/** Latin letters and digits are Inter's; Readex Pro has the Arabic ones, and comes where such stand (docs/decisions/0430). */
const fonts = "'Inter Variable', 'Readex Pro Variable', system-ui, sans-serif"

const surface = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })
const paired = ({ light, dark }: Record<ColourScheme, string>) => surface(light, dark)

const first = brandColours(firstAccent)

/** A colour that is made of the accent, in each scheme or in both the same. */
const made = (name: string) => `var(--brand-${name}, ${first[name]})`
const brand = (light: string, dark = light) => surface(made(light), made(dark))
const inSchemes = (name: string) => brand(`${name}-light`, `${name}-dark`)

/** What Chakra's recipes ask of a palette, of the three colours of a meaning. */
const palettes = Object.fromEntries(
  Object.entries(meanings).map(([name, { subtle, fg, solid }]) => {
    const mixed = (amount: number) =>
      surface(mix(surfaces.panel.light, solid[0], amount), mix(surfaces.panel.dark, solid[1], amount))
    return [
      name,
      {
        subtle: surface(...subtle),
        fg: surface(...fg),
        solid: surface(...solid),
        contrast: name === 'pending' ? surface('#241b00', '#241b00') : surface('#ffffff', '#ffffff'),
        muted: mixed(0.24),
        emphasized: mixed(0.4),
        border: surface(solid[0], fg[1]),
        focusRing: surface(solid[0], fg[1]),
      },
    ]
  }),
)

const toned = (slot: 'subtle' | 'fg' | 'solid') => ({
  error: surface(...meanings.danger[slot]),
  warning: surface(...meanings.warning[slot]),
  success: surface(...meanings.success[slot]),
  info: surface(...meanings.info[slot]),
})
/** The room of a density, which rows, cards and sections take. */
const roomOf = (density: Density): Record<`--${string}`, string> =>
  Object.fromEntries(Object.entries(densities[density]).map(([part, room]) => [`--${part}-room`, room]))

const outlined = { variants: { variant: { outline: { borderColor: 'border.emphasized' } } } }

/** Under its spinner a button keeps its name: hidden words have no part in it, colourless ones do. */
const waiting = {
  '&[data-loading] > span > span': { visibility: 'visible', color: 'transparent', forcedColorAdjust: 'none' },
}

/** What Chakra's recipes name of plain colours; its hues stay out (web/build/slim.ts leaves out their code). */
const plainColours = {
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#09090B' },
  white: { value: '#FFFFFF' },
  whiteAlpha: {
    400: { value: 'rgba(255, 255, 255, 0.24)' },
    600: { value: 'rgba(255, 255, 255, 0.48)' },
    900: { value: 'rgba(255, 255, 255, 0.92)' },
  },
  blackAlpha: { 500: { value: 'rgba(0, 0, 0, 0.36)' } },
  gray: { 300: { value: '#d4d4d8' }, 900: { value: '#18181b' } },
}

/** It takes a while on a phone; so it is made when the page is there, not when the code comes. */
export const makeSystem = () =>
  createSystem(
    defaultBaseConfig,
    {
      preflight: true,
      // With layers, every rule that is added later makes browsers lay out the whole page again.
      disableLayers: true,
      cssVarsPrefix: 'chakra',
      cssVarsRoot: ':where(html, .chakra-theme)',
      globalCss,
      theme: {
        breakpoints,
        keyframes,
        tokens: { ...tokens, colors: plainColours, fontSizes: typeScale },
        semanticTokens: { ...semanticTokens, colors: {} },
        textStyles,
        layerStyles,
        animationStyles,
        recipes: {
          badge: badgeRecipe,
          button: buttonRecipe,
          container: containerRecipe,
          heading: headingRecipe,
          input: inputRecipe,
          kbd: kbdRecipe,
          link: linkRecipe,
          separator: separatorRecipe,
          skeleton: skeletonRecipe,
          skipNavLink: skipNavLinkRecipe,
          spinner: spinnerRecipe,
          textarea: textareaRecipe,
        },
        slotRecipes: {
          alert: alertSlotRecipe,
          card: cardSlotRecipe,
          dialog: dialogSlotRecipe,
          drawer: drawerSlotRecipe,
          field: fieldSlotRecipe,
          menu: menuSlotRecipe,
          nativeSelect: nativeSelectSlotRecipe,
          popover: popoverSlotRecipe,
          table: tableSlotRecipe,
          tabs: tabsSlotRecipe,
        },
      },
    },
    defineConfig({
      theme: {
        // WCAG 2.2 1.4.11: where one can write is seen by its border.
        recipes: {
          input: outlined,
          textarea: outlined,
          button: { base: waiting },
          heading: { base: { letterSpacing: '-0.011em', textWrap: 'balance' } },
          spinner: { base: { animationDuration: '600ms' } },
        },
        slotRecipes: {
          alert: {
            slots: alertSlotRecipe.slots ?? [],
            variants: {
              status: {
                info: { root: { colorPalette: 'info' } },
                warning: { root: { colorPalette: 'warning' } },
                success: { root: { colorPalette: 'success' } },
                error: { root: { colorPalette: 'danger' } },
              },
            },
          },
          nativeSelect: {
            slots: nativeSelectSlotRecipe.slots ?? [],
            variants: { variant: { outline: { field: { borderColor: 'border.emphasized' } } } },
          },
        },
        tokens: {
          durations: Object.fromEntries(
            ['fast', 'moderate', 'slow', 'slower', 'slowest'].map((name) => [name, { value: motion }]),
          ),
          fonts: {
            heading: { value: fonts },
            body: { value: fonts },
          },
        },
        semanticTokens: {
          colors: {
            ...palettes,
            bg: {
              canvas: surface(`var(--app-canvas, ${surfaces.canvas.light})`, surfaces.canvas.dark),
              DEFAULT: paired(surfaces.panel),
              panel: paired(surfaces.panel),
              subtle: paired(surfaces.subtle),
              muted: paired(surfaces.muted),
              emphasized: paired(lines.line),
              inverted: paired(inks.ink),
              ...toned('subtle'),
            },
            fg: {
              DEFAULT: surface(`var(--app-text, ${inks.ink.light})`, inks.ink.dark),
              muted: paired(inks.muted),
              subtle: paired(inks.subtle),
              inverted: paired(surfaces.panel),
              ...toned('fg'),
            },
            border: {
              DEFAULT: paired(lines.line),
              muted: paired(lines.muted),
              emphasized: paired(lines.emphasized),
              ...toned('solid'),
            },
            brand: {
              solid: brand('solid'),
              contrast: brand('contrast'),
              deep: brand('deep'),
              fg: inSchemes('fg'),
              subtle: inSchemes('subtle'),
              muted: inSchemes('muted'),
              emphasized: inSchemes('muted'),
              border: inSchemes('fg'),
              focusRing: inSchemes('fg'),
            },
            level: Object.fromEntries(levels.map((level) => [level, inSchemes(`level-${level}`)])),
            levelInk: Object.fromEntries(levels.map((level) => [level, inSchemes(`level-ink-${level}`)])),
          },
        },
      },
      globalCss: {
        html: { colorPalette: 'brand', ...roomOf('comfortable') },
        'html[data-density=compact]': roomOf('compact'),
        ...plainStyles,
        // Where pages are written from the right, what points along the line points the other way.
        [pointing.map((icon) => `html[dir=rtl] .lucide-${icon}`).join()]: { transform: 'scaleX(-1)' },
        body: { bg: 'bg.canvas', color: 'fg', fontSize: 'sm', lineHeight: '1.5' },
        '*:focus-visible': { outlineColor: 'brand.focusRing' },
        'h1:focus': { outline: 'none' },
        '*, *::before, *::after': {
          // What waits for an animation learns its end; a transition of any length would show every change a frame too late.
          _motionReduce: { animationDuration: '0.01ms !important', transition: 'none !important' },
        },
      },
    }),
  )

/** Puts the platform's colours on the page. */
export function applyColours(colours: { accentColor: string; backgroundColor: string; textColor: string }): void {
  const root = document.documentElement.style
  const { accentColor: accent, backgroundColor: canvas, textColor: text } = colours
  if (isColour(accent)) {
    for (const [name, value] of Object.entries(brandColours(accent))) root.setProperty(`--brand-${name}`, value)
  }
  if (isColour(canvas)) root.setProperty('--app-canvas', canvas)
  if (isColour(text)) root.setProperty('--app-text', isColour(canvas) ? readableOn(text, canvas, 7) : text)
}
