import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The colour behind an icon, which its cut-outs take. */
    '--cut'?: string;
    /** Where a coach points, in pixels. */
    '--x'?: string;
    '--y'?: string;
    '--r'?: string;
    '--gap'?: string;
    '--from-x'?: string;
    '--from-y'?: string;
    /** How long what is shown may take, with its unit. */
    '--limit'?: string;
  }
}
