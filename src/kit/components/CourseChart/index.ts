export * from './CourseChart.tsx';
