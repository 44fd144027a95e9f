import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The colour behind an icon, which its cut-outs take. */
    '--cut'?: string;
  }
}
