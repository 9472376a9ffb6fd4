import type { ComponentProps } from 'react'

export type BrandIconProps = ComponentProps<'svg'> & {
  /** Edge length in pixels. */
  size?: number
}

function Glyph({ size = 24, ...props }: BrandIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      {...props}
    />
  )
}

/** Sign-in with Google. */
export function GoogleIcon(props: BrandIconProps) {
  return (
    <Glyph {...props}>
      <path d="M21.6 10.2H12v3.9h5.5c-.5 2.5-2.6 3.9-5.5 3.9a6 6 0 1 1 4-10.5l2.9-2.9A10 10 0 1 0 12 22c5.8 0 9.9-4 9.9-9.8 0-.7-.1-1.4-.3-2Z" />
    </Glyph>
  )
}

/** Sign-in with Facebook. */
export function FacebookIcon(props: BrandIconProps) {
  return (
    <Glyph {...props}>
      <path d="M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.2c-1.2 0-1.6.8-1.6 1.5V12h2.7l-.4 2.9h-2.3v7A10 10 0 0 0 22 12Z" />
    </Glyph>
  )
}

/** Sign-in with Apple, and the App Store button. */
export function AppleIcon(props: BrandIconProps) {
  return (
    <Glyph {...props}>
      <path d="M17.1 12.7c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.2-2.8.8-3.5.8s-1.9-.8-3.1-.8c-1.6 0-3.1.9-3.9 2.4-1.7 2.9-.4 7.2 1.2 9.5.8 1.2 1.7 2.4 3 2.4 1.2-.1 1.6-.8 3.1-.8s1.8.8 3.1.7c1.3 0 2.1-1.1 2.9-2.3.9-1.3 1.3-2.6 1.3-2.7-.1 0-2.7-1-2.7-3.9ZM14.7 5.9c.7-.8 1.1-1.9 1-3-1 0-2.1.6-2.8 1.4-.6.7-1.2 1.9-1 3 1.1.1 2.2-.6 2.8-1.4Z" />
    </Glyph>
  )
}

/** The Google Play button. */
export function GooglePlayIcon(props: BrandIconProps) {
  return (
    <Glyph {...props}>
      <path d="M4.2 2.4a1 1 0 0 0-.5.9v17.4c0 .4.2.7.5.9l9.2-9.6-9.2-9.6Zm10.3 8.5 2.6-2.7L6.4 2.2l8.1 8.7Zm0 2.2-8.1 8.7 10.7-6-2.6-2.7Zm6.1-2.2-2.5-1.4-2.9 2.5 2.9 2.5 2.5-1.4a1.3 1.3 0 0 0 0-2.2Z" />
    </Glyph>
  )
}
