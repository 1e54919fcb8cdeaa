/** The design: Chakra's tokens, our scale of type and surfaces, and a brand scale that the platform's accent fills at run time. */
import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import {
  alertSlotRecipe,
  animationStyles,
  badgeRecipe,
  breadcrumbSlotRecipe,
  breakpoints,
  buttonRecipe,
  cardSlotRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
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
  progressSlotRecipe,
  semanticTokens,
  separatorRecipe,
  skeletonRecipe,
  skipNavLinkRecipe,
  spinnerRecipe,
  switchSlotRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
  textareaRecipe,
  textStyles,
  toastSlotRecipe,
  tokens,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme'
import { plainStyles } from './ui/plainStyles.ts'
import { isColour, mix, readableOn, textOn } from '#api/colour.rules.ts'

const surface = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

const outlined = { variants: { variant: { outline: { borderColor: 'border.emphasized' } } } }

/** Under its spinner a button keeps its name: hidden words have no part in it, colourless ones do. */
const waiting = {
  '&[data-loading] > span > span': { visibility: 'visible', color: 'transparent', forcedColorAdjust: 'none' },
}

/** Chakra's colours without those that nothing here has; each costs some at every start. */
function colours<C extends object>(all: C): C {
  const unused = ['cyan', 'pink', 'teal']
  return Object.fromEntries(Object.entries(all).filter(([name]) => !unused.includes(name))) as C
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
        tokens: { ...tokens, colors: colours(tokens.colors) },
        semanticTokens: { ...semanticTokens, colors: colours(semanticTokens.colors) },
        textStyles,
        layerStyles,
        animationStyles,
        recipes: {
          badge: badgeRecipe,
          button: buttonRecipe,
          checkmark: checkmarkRecipe,
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
          breadcrumb: breadcrumbSlotRecipe,
          card: cardSlotRecipe,
          checkbox: checkboxSlotRecipe,
          dialog: dialogSlotRecipe,
          drawer: drawerSlotRecipe,
          field: fieldSlotRecipe,
          menu: menuSlotRecipe,
          nativeSelect: nativeSelectSlotRecipe,
          popover: popoverSlotRecipe,
          progress: progressSlotRecipe,
          switch: switchSlotRecipe,
          table: tableSlotRecipe,
          tabs: tabsSlotRecipe,
          toast: toastSlotRecipe,
          tooltip: tooltipSlotRecipe,
        },
      },
    },
    defineConfig({
      theme: {
        // WCAG 2.2 1.4.11: where one can write is seen by its border.
        recipes: { input: outlined, textarea: outlined, button: { base: waiting } },
        slotRecipes: {
          progress: { slots: progressSlotRecipe.slots ?? [], base: { root: { colorPalette: 'brand' } } },
          nativeSelect: {
            slots: nativeSelectSlotRecipe.slots ?? [],
            variants: { variant: { outline: { field: { borderColor: 'border.emphasized' } } } },
          },
        },
        tokens: {
          fonts: {
            heading: { value: "'Inter Variable', system-ui, sans-serif" },
            body: { value: "'Inter Variable', system-ui, sans-serif" },
          },
        },
        semanticTokens: {
          colors: {
            bg: {
              canvas: surface('var(--app-canvas, #f6f8f9)', '#0c1216'),
              DEFAULT: surface('#ffffff', '#131b21'),
              panel: surface('#ffffff', '#131b21'),
              subtle: surface('#f1f4f6', '#19232a'),
              muted: surface('#e8edf0', '#202c34'),
            },
            fg: {
              DEFAULT: surface('var(--app-text, #16212b)', '#e7edf1'),
              muted: surface('#4a5a68', '#a9b8c3'),
              subtle: surface('#5b6b78', '#93a4b0'),
              error: surface('#b42318', '#fda29b'),
            },
            border: {
              DEFAULT: surface('#dde4e8', '#2a3740'),
              muted: surface('#e8edf0', '#223039'),
              emphasized: surface('#7d8f9c', '#5f717d'),
            },
            // A gray tag is seen as one on every surface.
            gray: { subtle: surface('#e8edf0', '#26343d') },
            // Yellow is not taken for orange, in the dark neither.
            yellow: { subtle: surface('#fef3a8', '#332c00'), fg: surface('#5c4700', '#fde047') },
            brand: {
              solid: surface('var(--brand-solid, #0f5c6e)', 'var(--brand-solid, #0f5c6e)'),
              contrast: surface('var(--brand-contrast, #fff)', 'var(--brand-contrast, #fff)'),
              fg: surface('var(--brand-fg-light, #0f5c6e)', 'var(--brand-fg-dark, #6fb9c9)'),
              subtle: surface('var(--brand-subtle-light, #e9f2f4)', 'var(--brand-subtle-dark, #14272d)'),
              muted: surface('var(--brand-muted-light, #d3e4e8)', 'var(--brand-muted-dark, #18323a)'),
              emphasized: surface('var(--brand-muted-light, #b6d2d8)', 'var(--brand-muted-dark, #1e4450)'),
              border: surface('var(--brand-fg-light, #0f5c6e)', 'var(--brand-fg-dark, #6fb9c9)'),
              focusRing: surface('var(--brand-fg-light, #0f5c6e)', 'var(--brand-fg-dark, #6fb9c9)'),
            },
          },
        },
      },
      globalCss: {
        html: { colorPalette: 'brand' },
        ...plainStyles,
        body: { bg: 'bg.canvas', color: 'fg', fontSize: 'sm', lineHeight: '1.5' },
        '*:focus-visible': { outlineColor: 'brand.focusRing' },
        'h1:focus': { outline: 'none' },
        '*, *::before, *::after': {
          _motionReduce: { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
        },
      },
    }),
  )

const light = '#ffffff'
const dark = '#131b21'

/** What is made of an accent; text on and in it stays readable whatever it is. */
export const brandColours = (accent: string) => ({
  solid: accent,
  contrast: textOn(accent),
  'subtle-light': mix(light, accent, 0.08),
  'subtle-dark': mix(dark, accent, 0.18),
  'muted-light': mix(light, accent, 0.18),
  'muted-dark': mix(dark, accent, 0.32),
  'fg-light': readableOn(accent, mix(light, accent, 0.18)),
  'fg-dark': readableOn(accent, mix(dark, accent, 0.32)),
})

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
