/** What `npm run bench -- --page` measures, each by itself with `--part`. */
export const PAGE_PARTS = ['drag', 'load', 'game', 'tasks', 'laboratory', 'memory'] as const;

export type PagePart = (typeof PAGE_PARTS)[number];
