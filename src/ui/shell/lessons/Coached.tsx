import type { ReactNode } from 'react';
import type { TableFace } from '../table/table-face.ts';
import type { Course } from './course.ts';
import { CoachContext, useCoaching } from './use-coach.ts';

interface CoachedProps {
  readonly table: TableFace;
  readonly children: ReactNode;
}

const useNoCourse = (): Course | null => null;

/** A table at which there may be a coach. */
export function Coached({ table, children }: CoachedProps) {
  const { useCourse = useNoCourse } = table;
  const coach = useCoaching(useCourse());
  return <CoachContext value={coach}>{children}</CoachContext>;
}
