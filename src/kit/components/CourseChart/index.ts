export * from './CourseChart.tsx';
export * from './CourseFailure.tsx';
export type { CourseMark } from './marks.ts';
