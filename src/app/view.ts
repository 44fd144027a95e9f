import { createStore, type StoreApi } from 'zustand/vanilla';

/** The table's corner on the screen and the size of an inch, in pixels. */
export interface CameraView {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** What the screen shows of the game and the engine has no opinion on. */
export interface ViewState {
  readonly selected: string | null;
  readonly hovered: string | null;
  /** null: the whole table fits the screen. */
  readonly camera: CameraView | null;
  readonly panels: Readonly<Record<string, boolean>>;
  /** Unfinished answers by the id of their decision: plain JSON that belongs to the interface. */
  readonly drafts: Readonly<Record<string, unknown>>;
  /** The latest draft follows a hand that is moving: its picture must not be late. */
  readonly held: boolean;
}

export interface View {
  readonly store: StoreApi<ViewState>;
  select(id: string | null): void;
  hover(id: string | null): void;
  look(camera: CameraView | null): void;
  open(panel: string, open?: boolean): void;
  toggle(panel: string): void;
  /** undefined forgets the draft. */
  draft(decision: string, draft: unknown, held?: boolean): void;
  /** Forgets drafts of decisions that are no longer asked. */
  keepDrafts(pending: readonly { readonly id: string }[]): void;
  reset(): void;
}

const EMPTY: ViewState = {
  selected: null,
  hovered: null,
  camera: null,
  panels: {},
  drafts: {},
  held: false,
};

export function createView(): View {
  const store = createStore<ViewState>(() => EMPTY);
  const open: View['open'] = (panel, isOpen = true) =>
    store.setState(({ panels }) => ({ panels: { ...panels, [panel]: isOpen } }));
  return {
    store,
    select: (selected) => store.setState({ selected }),
    hover(hovered) {
      if (store.getState().hovered !== hovered) store.setState({ hovered });
    },
    look: (camera) => store.setState({ camera }),
    open,
    toggle: (panel) => open(panel, store.getState().panels[panel] !== true),
    draft(decision, draft, held = false) {
      const { [decision]: _old, ...others } = store.getState().drafts;
      store.setState({ drafts: draft === undefined ? others : { ...others, [decision]: draft }, held });
    },
    keepDrafts(pending) {
      const { drafts } = store.getState();
      const kept = Object.entries(drafts).filter(([id]) => pending.some((one) => one.id === id));
      if (kept.length < Object.keys(drafts).length)
        store.setState({ drafts: Object.fromEntries(kept), held: false });
    },
    reset: () => store.setState(EMPTY),
  };
}
