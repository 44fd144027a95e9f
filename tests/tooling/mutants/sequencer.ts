import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { statSync } from 'node:fs';

/** Small files first: the first test that notices a mistake ends its run. */
export class SmallFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = (file: TestSpecification) => statSync(file.moduleId).size;
    return [...files].sort((a, b) => size(a) - size(b));
  }
}
