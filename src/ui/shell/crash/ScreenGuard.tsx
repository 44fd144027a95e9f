import { Component, type ReactNode } from 'react';

interface ScreenGuardProps {
  readonly children: ReactNode;
  /** What is shown when the screen cannot be; `again` tries once more. */
  readonly fallen: (again: () => void) => ReactNode;
}

interface ScreenGuardState {
  readonly down: boolean;
}

/** A fault in one screen never takes the page away, nor the game with it. */
export class ScreenGuard extends Component<ScreenGuardProps, ScreenGuardState> {
  override state: ScreenGuardState = { down: false };

  static getDerivedStateFromError(): ScreenGuardState {
    return { down: true };
  }

  #again = (): void => this.setState({ down: false });

  override render(): ReactNode {
    return this.state.down ? this.props.fallen(this.#again) : this.props.children;
  }
}
